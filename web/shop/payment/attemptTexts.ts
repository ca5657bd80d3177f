import type { AttemptStatus } from '#domain/payments/attempt.ts';
import type { Payment_AttemptFragment } from './PaymentPage.generated.ts';

interface Told {
  title: string;
  text: string;
}

const NOTHING_PAID =
  /*i18n*/ 'Nothing was taken for order {number}. Your pieces are still kept for you: try again, or choose another way to pay.';

const TEXTS: Record<AttemptStatus, Told> = {
  OPEN: {
    title: /*i18n*/ 'Waiting for {method}',
    text: /*i18n*/ '{method} has not told us yet whether {amount} for order {number} was paid. This page looks by itself; you may also close it, and we will write to you.',
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

const CALLED_OFF = /*i18n*/ 'Order {number} is cancelled: nothing is to be paid for it any more.';
const PAID_LATE: Told = {
  title: /*i18n*/ '{amount} received late',
  text: /*i18n*/ 'Order {number} had ended before your payment arrived. We write to you: we send the pieces if they are still here, or pay everything back.',
};

/** What is said of how an attempt stands, with places for its facts. */
export function attemptTexts({ status, orderStatus }: Payment_AttemptFragment): Told {
  if (orderStatus !== 'CANCELLED') return TEXTS[status];
  if (status === 'SETTLED') return PAID_LATE;
  return status === 'HELD' ? TEXTS.HELD : { title: TEXTS[status].title, text: CALLED_OFF };
}
