import { awaitsConfirmation, isPaidWithoutPieces } from '#domain/orders/setAside.ts';
import { withUserErrors } from '#graph/errors/userErrors.ts';
import { balanceNow } from '#graph/modules/orders/booking/balanceNow.ts';
import { findLines } from '#graph/modules/orders/orders.queries.ts';
import type { Resolvers } from '#graph/schema/schema.generated.ts';
import { findSlips } from '../findSlips.ts';
import { lacksPayer } from '../readPayer.ts';
import { shownOptions } from '../shownOptions.ts';
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
    due: async (order, _args, context) => (await balanceNow(context.prisma, context, order)).asked,
    awaitsConfirmation,
    isPaidWithoutPieces,
    payerRequired: lacksPayer,
    lines: (order, _args, { prisma }) => findLines(prisma, order),
    paymentOptions: (order, _args, context) => shownOptions(context, order),
    paymentAttempts: ({ id }, _args, { prisma }) =>
      prisma.paymentAttempt.findMany({
        where: { orderId: id, status: { in: ['OPEN', 'HELD'] } },
        orderBy: { createdAt: 'desc' },
        take: 20,
      }),
    transferInCheck: async (order, _args, { prisma }) => {
      const waiting = (await findSlips(prisma, order)).filter(({ status }) => status === 'SUBMITTED');
      return waiting.reduce((sum, { amount }) => sum + amount, 0);
    },
  },
};
