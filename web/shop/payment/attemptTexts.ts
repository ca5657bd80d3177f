import type { AttemptStatus } from '#domain/payments/attempt.ts';
import type { Payment_AttemptFragment } from './PaymentPage.generated.ts';

interface AttemptText {
  title: string;
  text: string;
}

const NOTHING_CHARGED_TEXT =
  /*i18n*/ 'As far as we know, nothing was charged for order {number}. Try again, or use another payment method.';
const NOT_COMPLETED_TITLE = /*i18n*/ '{method} payment not completed';

const ATTEMPT_TEXTS: Record<AttemptStatus, AttemptText> = {
  OPEN: {
    title: /*i18n*/ 'Waiting for {method}',
    text: /*i18n*/ 'We haven’t received your {amount} payment for order {number} yet. If you completed it, don’t pay again. We’ll keep checking. You can close this page; we’ll email you.',
  },
  UNDER_REVIEW: {
    title: /*i18n*/ 'We are checking your payment',
    text: /*i18n*/ '{method} couldn’t confirm your {amount} payment for order {number}. Don’t pay again; we’ll email you.',
  },
  SETTLED: {
    title: /*i18n*/ '{amount} received',
    text: /*i18n*/ 'Thank you. We have received your payment for order {number}.',
  },
  CANCELLED: { title: NOT_COMPLETED_TITLE, text: NOTHING_CHARGED_TEXT },
  EXPIRED: { title: /*i18n*/ 'The {method} page has expired', text: NOTHING_CHARGED_TEXT },
  FAILED: { title: NOT_COMPLETED_TITLE, text: NOTHING_CHARGED_TEXT },
};

const ABANDONED_TEXT: AttemptText = {
  title: NOT_COMPLETED_TITLE,
  text: /*i18n*/ 'As far as we know, nothing was charged for order {number}. Complete the payment on the {method} page, or use another payment method.',
};
const REMAINING_DUE_TEXT =
  /*i18n*/ 'Thank you. We have received your payment for order {number}. {due} is still due.';
const REMAINING_DUE_BY_TEXT =
  /*i18n*/ 'Thank you. We have received your payment for order {number}. Pay the remaining {due} by {time}.';
const ORDER_CANCELLED_TEXT = /*i18n*/ 'Order {number} is cancelled. There is nothing to pay.';
const PAID_LATE_TEXT: AttemptText = {
  title: /*i18n*/ '{amount} received late',
  text: /*i18n*/ 'Order {number} was cancelled before your payment arrived. If the pieces are still available, we’ll send them; if not, we’ll refund you in full. We’ll email you either way.',
};

/** Returns the title and text for an attempt, with placeholders for its values. */
export function getAttemptTexts(attempt: Payment_AttemptFragment): AttemptText {
  const { status, isAbandoned, orderStatus, orderDue } = attempt;
  const texts = status === 'OPEN' && isAbandoned ? ABANDONED_TEXT : ATTEMPT_TEXTS[status];
  if (orderStatus !== 'CANCELLED')
    return status === 'SETTLED' && orderDue > 0
      ? { title: texts.title, text: isDueByTime(attempt) ? REMAINING_DUE_BY_TEXT : REMAINING_DUE_TEXT }
      : texts;
  if (status === 'SETTLED') return PAID_LATE_TEXT;
  return status === 'UNDER_REVIEW' ? texts : { title: texts.title, text: ORDER_CANCELLED_TEXT };
}

/** False for a booking, whose terms contain the due date of the remaining amount. */
function isDueByTime({ isBooked, payBy }: Payment_AttemptFragment): boolean {
  return !isBooked && payBy !== null && Date.parse(payBy) > Date.now();
}
