import type { AttemptStatus } from '#domain/payments/attempt.ts';
import type { Payment_AttemptFragment } from './PaymentPage.generated.ts';

interface Told {
  title: string;
  text: string;
}

const NOTHING_PAID =
  /*i18n*/ 'Nothing was taken for order {number}. Try again, or choose another way to pay.';

const TEXTS: Record<AttemptStatus, Told> = {
  OPEN: {
    title: /*i18n*/ 'Waiting for {method}',
    text: /*i18n*/ '{method} has not told us yet whether {amount} for order {number} was paid. This page checks by itself; you may also close it, and we will write to you.',
  },
  HELD: {
    title: /*i18n*/ 'We are looking into your payment',
    text: /*i18n*/ 'What {method} says of {amount} for order {number} is not clear. Please do not pay again: we check with {method} and write to you.',
  },
  SETTLED: {
    title: /*i18n*/ '{amount} received',
    text: /*i18n*/ 'Thank you: your payment for order {number} has arrived.',
  },
  CANCELLED: { title: /*i18n*/ 'The payment was cancelled', text: NOTHING_PAID },
  EXPIRED: { title: /*i18n*/ 'The time to pay there is over', text: NOTHING_PAID },
  FAILED: { title: /*i18n*/ 'The payment did not succeed', text: NOTHING_PAID },
};

const REST_LEFT = /*i18n*/ 'Thank you: your payment for order {number} has arrived. {due} is left to pay.';
const REST_DUE_BY =
  /*i18n*/ 'Thank you: your payment for order {number} has arrived. {due} is left to pay, by {time}.';
const CALLED_OFF = /*i18n*/ 'Order {number} is cancelled: nothing is to be paid for it any more.';
const PAID_LATE: Told = {
  title: /*i18n*/ '{amount} received late',
  text: /*i18n*/ 'Order {number} had ended before your payment arrived. We write to you: we send the pieces if they are still here, or pay everything back.',
};

/** What is said of how an attempt stands, with places for its facts. */
export function attemptTexts(attempt: Payment_AttemptFragment): Told {
  const { status, orderStatus, orderDue } = attempt;
  if (orderStatus !== 'CANCELLED')
    return status === 'SETTLED' && orderDue > 0
      ? { title: TEXTS.SETTLED.title, text: isDueByTime(attempt) ? REST_DUE_BY : REST_LEFT }
      : TEXTS[status];
  if (status === 'SETTLED') return PAID_LATE;
  return status === 'HELD' ? TEXTS.HELD : { title: TEXTS[status].title, text: CALLED_OFF };
}

/** The day of a booking's rest stands in its terms. */
function isDueByTime({ isBooked, payBy }: Payment_AttemptFragment): boolean {
  return !isBooked && payBy !== null && Date.parse(payBy) > Date.now();
}
