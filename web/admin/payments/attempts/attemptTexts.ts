import type { AttemptStatus, ReviewReason } from '#domain/payments/attempt.ts';
import type { ProviderMode } from '#domain/payments/onlineMethods.ts';
import type { AttemptEventKind, AttemptEventSource } from '#web/graphql/types.generated.ts';

interface AttemptTexts {
  status: Record<AttemptStatus, string>;
  reviewReasons: Record<ReviewReason, string>;
  mode: Record<Exclude<ProviderMode, 'LIVE'>, string>;
  kind: Record<AttemptEventKind, string>;
  source: Record<AttemptEventSource, string>;
}

/** Texts for the statuses of attempts, reasons for review with advice, and events. */
export const attemptTexts: AttemptTexts = {
  status: {
    OPEN: /*i18n*/ 'In progress',
    UNDER_REVIEW: /*i18n*/ 'Under review',
    SETTLED: /*i18n*/ 'Settled',
    CANCELLED: /*i18n*/ 'Cancelled',
    EXPIRED: /*i18n*/ 'Expired',
    FAILED: /*i18n*/ 'Failed',
  },
  reviewReasons: {
    AMOUNT_DIFFERS:
      /*i18n*/ 'The amount received differs from the amount requested. Compare it with the provider’s statement, then accept or dismiss the payment.',
    AMBIGUOUS:
      /*i18n*/ 'The provider cannot confirm whether the payment was received. Contact the provider, then accept or dismiss the payment.',
    REFUNDED_BY_PROVIDER:
      /*i18n*/ 'The provider has refunded this payment. Dismiss it, or accept the part that was not refunded.',
    NO_RESPONSE:
      /*i18n*/ 'The provider has not responded for a day. Check the status again, or look up the payment in your account with the provider. Then dismiss it or record it manually.',
    USED_ELSEWHERE: /*i18n*/ 'This payment is already recorded for another order. Dismiss it here.',
    POSSIBLE_DUPLICATE:
      /*i18n*/ 'Staff have recorded a payment for this order that may be the same one. Compare both with the provider’s statement, then link them or accept this one as a separate payment.',
  },
  mode: { DEMO: /*i18n*/ 'Demo', TEST: /*i18n*/ 'Test' },
  kind: {
    STARTED: /*i18n*/ 'Started',
    RETURNED: /*i18n*/ 'Customer returned from provider',
    ANSWERED: /*i18n*/ 'Provider responded',
    SETTLED: /*i18n*/ 'Payment recorded',
    UNDER_REVIEW: /*i18n*/ 'Put under review',
    ENDED: /*i18n*/ 'Ended without payment',
    REVIEWED: /*i18n*/ 'Decision recorded',
    REFUND_REQUESTED: /*i18n*/ 'Refund requested',
    REFUND_RESPONSE_RECEIVED: /*i18n*/ 'Refund response',
  },
  source: {
    BUYER: /*i18n*/ 'customer',
    RETURN: /*i18n*/ 'return from provider',
    POLL: /*i18n*/ 'scheduled check',
    STAFF: /*i18n*/ 'staff',
  },
};
