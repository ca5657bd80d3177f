import { withUserErrors } from '#graph/errors/userErrors.ts';
import type { Resolvers } from '#graph/schema/schema.generated.ts';
import { findRefunds } from './findRefunds.ts';
import { decideProviderRefund } from './provider/decideProviderRefund.ts';
import { refundByProvider } from './provider/refundByProvider.ts';
import { refundOrder } from './refundOrder.ts';

export const resolvers: Resolvers = {
  Mutation: {
    refundOrder: (_parent, { input }, context) => withUserErrors('order', () => refundOrder(context, input)),
    refundByProvider: (_parent, { input }, context) =>
      withUserErrors('order', () => refundByProvider(context, input)),
    decideProviderRefund: (_parent, { input }, context) =>
      withUserErrors('order', () => decideProviderRefund(context, input)),
  },
  Order: {
    refunds: (order, _args, { prisma }) => findRefunds(prisma, order),
  },
  OrderRefund: { at: ({ settledAt }) => settledAt },
};
