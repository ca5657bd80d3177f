import { withUserErrors } from '#graph/errors/userErrors.ts';
import { NONE_CHANGED } from '#graph/modules/orders/change/changeEachOrder.ts';
import type { Resolvers } from '#graph/schema/schema.generated.ts';
import { mergeOrderTags } from './mergeOrderTags.ts';
import { countTaggedOrders, findTags, listTags } from './orderTags.queries.ts';
import { createOrderTag, deleteOrderTag, updateOrderTag } from './orderTags.ts';
import { tagOrders } from './tagOrders.ts';

export const resolvers: Resolvers = {
  Query: {
    orderTags: (_parent, _args, { prisma }) => listTags(prisma),
  },
  Mutation: {
    createOrderTag: (_parent, { input }, context) =>
      withUserErrors('tag', () => createOrderTag(context, input)),
    updateOrderTag: (_parent, { input }, context) =>
      withUserErrors('tag', () => updateOrderTag(context, input)),
    deleteOrderTag: (_parent, { input }, context) =>
      withUserErrors('deletedId', () => deleteOrderTag(context, input)),
    mergeOrderTags: (_parent, { input }, context) =>
      withUserErrors('tag', () => mergeOrderTags(context, input)),
    tagOrders: async (_parent, { input }, context) => ({
      ...NONE_CHANGED,
      ...(await withUserErrors(() => tagOrders(context, input))),
    }),
  },
  OrderForStaff: {
    tags: (order, _args, { prisma }) => findTags(prisma, order),
  },
  OrderTag: {
    orderCount: async ({ id }, _args, context) => (await countTaggedOrders(context, id)) ?? 0,
  },
};
