import { REVIEW_REASONS } from '#domain/payments/attempt.ts';
import { toNpr } from '#domain/payments/paisa.ts';
import { withUserErrors } from '#graph/errors/userErrors.ts';
import { findActorName } from '#graph/modules/accounts/findActorName.ts';
import type { Resolvers } from '#graph/schema/schema.generated.ts';
import { getRefundableAmount } from '../refunds/provider/getRefundableAmount.ts';
import { findAttempts, findEvents } from './paymentAttempts.queries.ts';
import { resolvePaymentReview } from './resolvePaymentReview.ts';

export const resolvers: Resolvers = {
  Mutation: {
    resolvePaymentReview: (_parent, { input }, context) =>
      withUserErrors('order', () => resolvePaymentReview(context, input)),
  },
  OrderForStaff: {
    attempts: (order, _args, { prisma }) => findAttempts(prisma, order),
  },
  OrderPayment: {
    isByProvider: ({ attemptId, refundOfAttemptId }) => attemptId !== null || refundOfAttemptId !== null,
    refundableByProvider: (payment, _args, { prisma }) => getRefundableAmount(prisma, payment),
  },
  PaymentAttemptForStaff: {
    reviewReason: ({ reason }) => REVIEW_REASONS.find((candidate) => candidate === reason) ?? null,
    received: ({ receivedPaisa }) => toNpr(receivedPaisa),
    fee: ({ feePaisa }) => toNpr(feePaisa),
    startedAt: ({ createdAt }) => createdAt,
    events: (attempt, _args, { prisma }) => findEvents(prisma, attempt),
  },
  AttemptEvent: {
    by: (event, _args, { prisma }) => findActorName(prisma, event),
    said: ({ data }) => data,
  },
};
