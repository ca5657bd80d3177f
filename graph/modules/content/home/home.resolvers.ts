import { withUserErrors } from '#graph/errors/userErrors.ts';
import type { Resolvers } from '#graph/schema/schema.generated.ts';
import { visibleBanner } from '../banners/banners.ts';
import {
  createHomeSection,
  deleteHomeSection,
  reorderHomeSections,
  updateHomeSection,
  visibleHomeSections,
} from './homeSections.ts';

export const resolvers: Resolvers = {
  Query: {
    home: (_parent, _args, { snapshot }) => ({
      hero: visibleBanner(snapshot, 'HERO'),
      rows: visibleHomeSections(snapshot),
    }),
    adminHomeSections: (_parent, _args, { snapshot }) => snapshot.content.rows,
  },
  Mutation: {
    createHomeSection: (_parent, { input }, context) =>
      withUserErrors('row', () => createHomeSection(context, input)),
    updateHomeSection: (_parent, { input }, context) =>
      withUserErrors('row', () => updateHomeSection(context, input)),
    deleteHomeSection: (_parent, { input }, context) =>
      withUserErrors('deletedId', () => deleteHomeSection(context, input)),
    reorderHomeSections: (_parent, { input }, context) =>
      withUserErrors('rows', () => reorderHomeSections(context, input)),
  },
  HomeSection: {
    collection: ({ collectionId }, _args, { snapshot }) =>
      snapshot.collections.find(({ id }) => id === collectionId) ?? null,
  },
  HomeSectionForStaff: {
    collection: ({ collectionId }, _args, { snapshot }) =>
      snapshot.allCollections.find(({ id }) => id === collectionId) ?? null,
  },
};
