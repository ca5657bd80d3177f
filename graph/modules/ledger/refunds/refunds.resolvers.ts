import { withUserErrors } from '#graph/errors/userErrors.ts';
import type { Order, Payment, PrismaClient } from '#graph/prisma/generated/client.ts';
import type { Resolvers } from '#graph/schema/schema.generated.ts';
import { refundByProvider } from './provider/refundByProvider.ts';
import { resolveProviderRefund } from './provider/resolveProviderRefund.ts';
import { refundOrder } from './refundOrder.ts';

export const resolvers: Resolvers = {
  Mutation: {
    refundOrder: (_parent, { input }, context) => withUserErrors('order', () => refundOrder(context, input)),
    refundByProvider: (_parent, { input }, context) =>
      withUserErrors('order', () => refundByProvider(context, input)),
    resolveProviderRefund: (_parent, { input }, context) =>
      withUserErrors('order', () => resolveProviderRefund(context, input)),
  },
  Order: {
    refunds: (order, _args, { prisma }) => findRefunds(prisma, order),
  },
  OrderRefund: { at: ({ settledAt }) => settledAt },
};

/** Returns the refunds of an order, oldest first. Prisma batches these reads for all orders in a list. */
async function findRefunds(
  prisma: PrismaClient,
  { id, refunded }: Pick<Order, 'id' | 'refunded'>,
): Promise<Payment[]> {
  if (refunded === 0) return [];
  const refunds = await prisma.order.findUnique({ where: { id } }).payments({
    where: { kind: 'REFUND', voidedAt: null },
    orderBy: [{ settledAt: 'asc' }, { id: 'asc' }],
  });
  return refunds ?? [];
}
