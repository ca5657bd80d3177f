import { defineProblems } from '#domain/errors/defineProblems.ts';

export const CARRIERS_PROBLEMS = defineProblems({
  CARRIER_NOT_FOUND: { code: 'NOT_FOUND', message: /*i18n*/ 'This carrier no longer exists.' },
  CARRIER_NAME_TAKEN: { code: 'INVALID', message: /*i18n*/ 'A carrier with this name already exists.' },
  TOO_MANY_CARRIERS: { code: 'NOT_ALLOWED', message: /*i18n*/ 'You can have up to {most} carriers.' },
  DUPLICATE_ORDER: {
    code: 'INVALID',
    message: /*i18n*/ 'This order is in more than one row. Keep the correct one.',
  },
  DUPLICATE_TRACKING_NUMBER: {
    code: 'INVALID',
    message: /*i18n*/ 'This tracking number is in more than one row. Correct the wrong row.',
  },
  PARCEL_NUMBER_USED: {
    code: 'INVALID',
    message: /*i18n*/ 'Order {number} already has this tracking number.',
  },
  ORDER_NOT_READY_TO_SHIP: {
    code: 'NOT_ALLOWED',
    message: /*i18n*/ 'This order can’t be shipped because its status is “{status}”.',
  },
  ORDER_NOT_FOR_DELIVERY: {
    code: 'NOT_ALLOWED',
    message: /*i18n*/ 'This order is for pick-up, so it can’t be shipped.',
  },
  CARRIER_MISSING: {
    code: 'INVALID',
    message: /*i18n*/ 'The carrier is missing. Enter it in this row, or choose one for all rows.',
  },
  CARRIER_SWITCHED_OFF: {
    code: 'NOT_ALLOWED',
    message: /*i18n*/ '{carrier} is no longer in use. Choose another carrier.',
  },
});
