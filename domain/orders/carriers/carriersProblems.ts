import { defineProblems } from '#domain/errors/defineProblems.ts';

export const CARRIERS_PROBLEMS = defineProblems({
  CARRIER_NOT_FOUND: { code: 'NOT_FOUND', message: /*i18n*/ 'There is no such carrier.' },
  CARRIER_NAME_TAKEN: { code: 'INVALID', message: /*i18n*/ 'Another carrier has this name.' },
  TOO_MANY_CARRIERS: { code: 'NOT_ALLOWED', message: /*i18n*/ 'There can be {most} carriers at most.' },
  ORDER_NAMED_TWICE: {
    code: 'INVALID',
    message: /*i18n*/ 'This order is in more than one row. Keep the right one.',
  },
  PARCEL_NUMBER_TWICE: {
    code: 'INVALID',
    message: /*i18n*/ 'This tracking number is in more than one row. Correct it.',
  },
  PARCEL_NUMBER_USED: {
    code: 'INVALID',
    message: /*i18n*/ 'Order {number} has this tracking number already.',
  },
  ORDER_NOT_TO_SHIP: {
    code: 'NOT_ALLOWED',
    message: /*i18n*/ 'This order is {status}: it is not ready to be shipped.',
  },
  ORDER_NOT_SENT: {
    code: 'NOT_ALLOWED',
    message: /*i18n*/ 'This order is handed over at the store, not sent.',
  },
  CARRIER_MISSING: {
    code: 'INVALID',
    message: /*i18n*/ 'The carrier is missing. Enter it in this row, or once for all rows.',
  },
  CARRIER_SWITCHED_OFF: {
    code: 'NOT_ALLOWED',
    message: /*i18n*/ 'Nothing is sent with {carrier} any more.',
  },
});
