import { awaitsConfirmation, isPaidWithoutReservation } from '#domain/orders/orderReservation.ts';
import { withUserErrors } from '#graph/errors/userErrors.ts';
import { readCurrentAmounts } from '#graph/modules/orders/booking/readCurrentAmounts.ts';
import { findLines } from '#graph/modules/orders/orders.queries.ts';
import type { Resolvers } from '#graph/schema/schema.generated.ts';
import { findTransferReceipts } from '../findTransferReceipts.ts';
import { listPaymentOptions } from '../listPaymentOptions.ts';
import { lacksPayer } from '../readPayer.ts';
import { createPaymentLink } from './createPaymentLink.ts';
import { findPaymentLink } from './findPaymentLink.ts';

export const resolvers: Resolvers = {
  Query: {
    paymentLink: (_parent, { token }, context) => findPaymentLink(context, token),
  },
  Mutation: {
    createPaymentLink: (_parent, { input }, context) =>
      withUserErrors('link', () => createPaymentLink(context, input)),
  },
  PayableOrder: {
    due: async (order, _args, context) =>
      (await readCurrentAmounts(context.prisma, context, order)).requested,
    awaitsConfirmation,
    isPaidWithoutStock: isPaidWithoutReservation,
    payerRequired: lacksPayer,
    lines: (order, _args, { prisma }) => findLines(prisma, order),
    paymentOptions: (order, _args, context) => listPaymentOptions(context, order),
    paymentAttempts: ({ id }, _args, { prisma }) =>
      prisma.paymentAttempt.findMany({
        where: { orderId: id, status: { in: ['OPEN', 'UNDER_REVIEW'] } },
        orderBy: { createdAt: 'desc' },
        take: 20,
      }),
    transferAmountUnderReview: async (order, _args, { prisma }) => {
      const pendingReceipts = (await findTransferReceipts(prisma, order)).filter(
        ({ status }) => status === 'SUBMITTED',
      );
      return pendingReceipts.reduce((sum, { amount }) => sum + amount, 0);
    },
  },
};
