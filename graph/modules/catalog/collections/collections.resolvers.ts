import { collectionRuleSchema } from '#domain/content/collectionRule.ts';
import { parseInput } from '#domain/errors/problems.ts';
import type { GraphContext } from '#graph/context.ts';
import { withUserErrors } from '#graph/errors/userErrors.ts';
import { evaluateRule } from '#graph/modules/storefront/snapshot/evaluateRule.ts';
import { takeInOrder } from '#graph/modules/storefront/snapshot/inOrder.ts';
import { validateLimit } from '#graph/pagination/validateLimit.ts';
import type { CollectionRuleInput, Resolvers } from '#graph/schema/schema.generated.ts';
import { readProductFilter } from '../readProductFilter.ts';
import { readCollectionMembers } from './collectionMembers.ts';
import { createCollection, deleteCollection, reorderCollections, updateCollection } from './collections.ts';
import { findCollectionCoupons } from './findCollectionCoupons.ts';
import { setCollectionMembers } from './setCollectionMembers.ts';

const MAX_PREVIEWED_PRODUCTS = 12;

export const resolvers: Resolvers = {
  Query: {
    adminCollections: (_parent, _args, { snapshot }) => snapshot.allCollections,
    collectionCandidates: (_parent, { search, first }, context) =>
      findCandidates(context, search, validateLimit('first', first, 20)),
    rulePreview: (_parent, { rule, sort }, context) => previewRule(context, rule, sort),
  },
  Mutation: {
    createCollection: (_parent, { input }, context) =>
      withUserErrors('collection', () => createCollection(context, input)),
    updateCollection: (_parent, { input }, context) =>
      withUserErrors('collection', () => updateCollection(context, input)),
    deleteCollection: (_parent, { input }, context) =>
      withUserErrors('deletedId', () => deleteCollection(context, input)),
    reorderCollections: (_parent, { input }, context) =>
      withUserErrors('collections', () => reorderCollections(context, input)),
    setCollectionMembers: (_parent, { input }, context) =>
      withUserErrors('collection', () => setCollectionMembers(context, input)),
  },
  Collection: {
    staff: (collection) => collection,
  },
  CollectionForStaff: {
    hasPicture: ({ bannerKey }) => bannerKey !== '',
    members: (collection, _args, { prisma }) => readCollectionMembers(prisma, collection),
    formerSlugs: ({ formerSlugs }) => [...formerSlugs],
    coupons: ({ id }, _args, { prisma, now }) => findCollectionCoupons(prisma, { id, now }),
    homeSectionCount: ({ id }, _args, { prisma }) =>
      prisma.homeSection.count({ where: { collectionId: id } }),
  },
};

async function findCandidates(context: GraphContext, search: string, first: number) {
  if (search.trim() === '') return [];
  const { where } = await readProductFilter(context, { search });
  return context.prisma.product.findMany({
    where: { AND: [where, { status: { not: 'ARCHIVED' } }] },
    orderBy: [{ popularity: 'desc' }, { id: 'desc' }],
    take: first,
  });
}

function previewRule({ snapshot }: GraphContext, rule: CollectionRuleInput, sort: string | null | undefined) {
  const { set } = evaluateRule(snapshot.catalog, parseInput(collectionRuleSchema, rule), snapshot.moment.at);
  const order = sort === 'HAND' || !sort ? 'POPULAR' : (sort as 'POPULAR');
  return {
    total: set.size(),
    products: snapshot.recordProducts(
      takeInOrder(snapshot.catalog, order, { set, count: MAX_PREVIEWED_PRODUCTS }),
    ),
  };
}
