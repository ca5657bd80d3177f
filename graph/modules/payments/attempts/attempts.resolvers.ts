import { isAdvancePaid } from '#domain/orders/booking/remainingAmountDue.ts';
import type { GraphContext } from '#graph/context.ts';
import { withUserErrors } from '#graph/errors/userErrors.ts';
import { findBooking } from '#graph/modules/orders/booking/findBooking.ts';
import { readCurrentAmounts } from '#graph/modules/orders/booking/readCurrentAmounts.ts';
import type { Order, Payment, PaymentAttempt, PrismaClient } from '#graph/prisma/generated/client.ts';
import type { Resolvers } from '#graph/schema/schema.generated.ts';
import { listPaymentOptions } from '../listPaymentOptions.ts';
import { lacksPayer } from '../readPayer.ts';
import { changePaymentMethod } from './changePaymentMethod.ts';
import { checkPayment } from './checkPayment.ts';
import { isAbandoned } from './isAbandoned.ts';
import { isPaymentUnderReview } from './isPaymentUnderReview.ts';
import { startPayment } from './startPayment.ts';

export const resolvers: Resolvers = {
  Query: {
    paymentAttempt: (_parent, { ref }, { prisma }) => prisma.paymentAttempt.findUnique({ where: { ref } }),
  },
  Mutation: {
    startPayment: (_parent, { input }, context) => withUserErrors(() => startPayment(context, input)),
    checkPayment: (_parent, { input }, context) =>
      withUserErrors('attempt', () => checkPayment(context, input.ref)),
    changePaymentMethod: (_parent, { input }, context) =>
      withUserErrors('order', () => changePaymentMethod(context, input)),
  },
  Order: {
    isExpired: ({ expiredAt }) => expiredAt !== null,
    payerRequired: lacksPayer,
    paymentOptions: (order, _args, context) => listPaymentOptions(context, order),
    paymentAttempts: ({ id }, _args, { prisma }) =>
      prisma.paymentAttempt.findMany({ where: { orderId: id }, orderBy: { createdAt: 'desc' }, take: 20 }),
    ledger: (order, _args, { prisma }) => findLedger(prisma, order),
  },
  TrackedOrder: {
    isPaymentUnderReview: (order, _args, { prisma }) => isPaymentUnderReview(prisma, order),
  },
  LedgerEntry: {
    at: ({ settledAt }) => settledAt,
    reference: ({ method, reference, transactionId }) =>
      method === 'COD' || method === 'CASH' ? null : (reference ?? transactionId),
  },
  PaymentAttempt: {
    isAbandoned: (attempt, _args, { prisma }) => isAbandoned(attempt, prisma),
    isTest: ({ mode }) => mode !== 'LIVE',
    orderNumber: async (attempt, _args, context) => (await getOrder(context, attempt)).number,
    orderStatus: async (attempt, _args, context) => (await getOrder(context, attempt)).status,
    orderDue: async (attempt, _args, context) =>
      (await readCurrentAmounts(context.prisma, context, await getOrder(context, attempt))).requested,
    isBooked: async (attempt, _args, context) => {
      const order = await getOrder(context, attempt);
      const booking = await findBooking(context.prisma, order);
      return booking !== null && isAdvancePaid(order, booking);
    },
    payBy: async (attempt, _args, context) => (await getOrder(context, attempt)).payBy,
  },
};

/** Prisma batches these reads for all attempts in a response. */
function getOrder({ prisma }: GraphContext, { orderId }: PaymentAttempt): Promise<Order> {
  return prisma.order.findUniqueOrThrow({ where: { id: orderId } });
}

/**
 * Returns the valid entries of an order's ledger, oldest first. Prisma batches these reads for all orders in a
 * response.
 */
async function findLedger(prisma: PrismaClient, { id }: Pick<Order, 'id'>): Promise<Payment[]> {
  const entries = await prisma.order.findUnique({ where: { id } }).payments({
    where: { voidedAt: null },
    orderBy: [{ settledAt: 'asc' }, { id: 'asc' }],
  });
  return entries ?? [];
}
