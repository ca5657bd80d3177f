import { withUserErrors } from '#graph/errors/userErrors.ts';
import { NONE_CHANGED } from '#graph/modules/orders/change/changeEachOrder.ts';
import type { Resolvers } from '#graph/schema/schema.generated.ts';
import { mailOrders } from './mailOrders.ts';

export const resolvers: Resolvers = {
  Mutation: {
    mailOrders: async (_parent, { input }, context) => ({
      ...NONE_CHANGED,
      ...(await withUserErrors(() => mailOrders(context, input))),
    }),
  },
};
