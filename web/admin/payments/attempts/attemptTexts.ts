import type { AttemptStatus, HeldReason } from '#domain/payments/attempt.ts';
import type { ProviderMode } from '#domain/payments/onlineMethods.ts';
import type { AttemptEventKind, AttemptEventSource } from '#web/graphql/types.generated.ts';

interface AttemptTexts {
  status: Record<AttemptStatus, string>;
  held: Record<HeldReason, string>;
  mode: Record<Exclude<ProviderMode, 'LIVE'>, string>;
  kind: Record<AttemptEventKind, string>;
  source: Record<AttemptEventSource, string>;
}

/** How an attempt to pay stands, why somebody has to look into it and what to do, and what was heard of it. */
export const attemptTexts: AttemptTexts = {
  status: {
    OPEN: /*i18n*/ 'Under way',
    HELD: /*i18n*/ 'To check',
    SETTLED: /*i18n*/ 'Settled',
    CANCELLED: /*i18n*/ 'Called off',
    EXPIRED: /*i18n*/ 'Expired',
    FAILED: /*i18n*/ 'Failed',
  },
  held: {
    AMOUNT_DIFFERS:
      /*i18n*/ 'Another amount came in than was asked for. Compare it with the provider’s statement, then accept what came or dismiss it.',
    AMBIGUOUS:
      /*i18n*/ 'The provider does not know itself whether the money came. Call it, then accept or dismiss the payment.',
    REFUNDED_THERE:
      /*i18n*/ 'The provider has given this money back. Dismiss it, or accept the part that stayed here.',
    NO_ANSWER:
      /*i18n*/ 'The provider has not answered for a day. Check once more, or look in its own pages, then dismiss it or enter the money by hand.',
    USED_ELSEWHERE: /*i18n*/ 'This payment is already recorded in another order. Dismiss it here.',
    MAYBE_RECORDED:
      /*i18n*/ 'Staff recorded a payment for this order that may be this one. Compare both with the provider’s statement, then link them or accept this one as a separate payment.',
  },
  mode: { DEMO: /*i18n*/ 'Demo', TEST: /*i18n*/ 'Test' },
  kind: {
    STARTED: /*i18n*/ 'Begun',
    RETURNED: /*i18n*/ 'Browser came back',
    ANSWERED: /*i18n*/ 'Provider answered',
    SETTLED: /*i18n*/ 'Payment recorded',
    HELD: /*i18n*/ 'Held to be checked',
    ENDED: /*i18n*/ 'Ended without money',
    DECIDED: /*i18n*/ 'Decided',
    REFUND_ASKED: /*i18n*/ 'Refund asked for',
    REFUND_ANSWERED: /*i18n*/ 'Answer to the refund',
  },
  source: {
    BUYER: /*i18n*/ 'the buyer',
    RETURN: /*i18n*/ 'the way back',
    POLL: /*i18n*/ 'the clock',
    STAFF: /*i18n*/ 'staff',
  },
};
