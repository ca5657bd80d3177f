import { defineProblems } from '#domain/errors/defineProblems.ts';

export const BOOKING_PROBLEMS = defineProblems({
  BOOKING_NOT_OFFERED: {
    code: 'NOT_ALLOWED',
    message: /*i18n*/ 'Booking with an advance isn’t available for this order. Please pay in full now.',
  },
  BOOKING_NOT_ACCEPTED: {
    code: 'INVALID',
    message: /*i18n*/ 'Please read and accept the booking terms.',
  },
  BOOKING_TERMS_CHANGED: {
    code: 'PRICE_CHANGED',
    message: /*i18n*/ 'The booking terms have changed. Please read and accept them again.',
  },
  BOOKING_NOT_PAYABLE_ON_DELIVERY: {
    code: 'PAYMENT_NOT_ALLOWED',
    message:
      /*i18n*/ 'You can’t pay for a booking on delivery, because we only ship it once it’s fully paid. Please choose another payment method.',
  },
  BOOKING_NOT_PAID: {
    code: 'NOT_ALLOWED',
    message: 'The remaining amount of this booking is not paid yet. Its items stay reserved until then.',
  },
  NOT_A_BOOKING: { code: 'NOT_ALLOWED', message: 'This order has no remaining booking amount to pay.' },
  BOOKING_DAY_NOT_LATER: { code: 'INVALID', message: 'Choose a day after {day}.' },
  BOOKING_DAY_IN_PAST: { code: 'INVALID', message: 'Choose today or a later day.' },
  BOOKING_TOO_LONG: { code: 'INVALID', message: 'Choose a day within a year from today.' },
});
