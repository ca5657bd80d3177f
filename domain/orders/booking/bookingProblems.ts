import { defineProblems } from '#domain/errors/defineProblems.ts';

export const BOOKING_PROBLEMS = defineProblems({
  BOOKING_NOT_OFFERED: {
    code: 'NOT_ALLOWED',
    message: /*i18n*/ 'This order cannot be booked with an advance. Please pay all of it now.',
  },
  BOOKING_NOT_ACCEPTED: {
    code: 'INVALID',
    message: /*i18n*/ 'Please read the terms of the booking and accept them.',
  },
  BOOKING_TERMS_CHANGED: {
    code: 'PRICE_CHANGED',
    message: /*i18n*/ 'The terms of the booking are other ones now. Please read them and accept them again.',
  },
  BOOKING_NOT_AT_THE_DOOR: {
    code: 'PAYMENT_NOT_ALLOWED',
    message:
      /*i18n*/ 'A booked piece is not paid at the door: it is sent once all of it is paid. Please choose another way.',
  },
  BOOKING_NOT_PAID: {
    code: 'NOT_ALLOWED',
    message: 'The rest of this booking is still to come: its pieces stay set aside until then.',
  },
  NOT_A_BOOKING: { code: 'NOT_ALLOWED', message: 'No rest of a booking is to come for this order.' },
  BOOKING_NOT_LATER: { code: 'INVALID', message: 'Choose a day after {day}.' },
  BOOKING_DAY_GONE: { code: 'INVALID', message: 'Choose today or a later day.' },
  BOOKING_TOO_LONG: { code: 'INVALID', message: 'Choose a day within a year from today.' },
});
