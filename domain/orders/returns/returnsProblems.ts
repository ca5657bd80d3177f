import { defineProblems } from '#domain/errors/defineProblems.ts';

export const RETURNS_PROBLEMS = defineProblems({
  RETURN_NOT_FOUND: { code: 'NOT_FOUND', message: /*i18n*/ 'This return doesn’t exist.' },
  RETURN_CANNOT_BECOME: {
    code: 'NOT_ALLOWED',
    message: 'A return that is {from} can’t become {to}. Possible next statuses: {allowed}.',
  },
  RETURN_IS_FINAL: {
    code: 'NOT_ALLOWED',
    message: 'This return is {from}, which is final. It can’t become {to}.',
  },
  RETURN_DECIDED: {
    code: 'NOT_ALLOWED',
    message: /*i18n*/ 'The store has already decided on this return. Please call us.',
  },
  RETURNS_OFF: {
    code: 'NOT_ALLOWED',
    message: /*i18n*/ 'Returns can’t be requested online. Please call us.',
  },
  RETURN_BEFORE_DELIVERY: {
    code: 'NOT_ALLOWED',
    message: /*i18n*/ 'You can request a return once the order has arrived.',
  },
  RETURN_DAYS_OVER: {
    code: 'NOT_ALLOWED',
    message:
      /*i18n*/ 'You can request a return for up to {days} days after delivery. If a piece is damaged or wrong, please call us.',
  },
  RETURN_LINES_MISSING: { code: 'INVALID', message: /*i18n*/ 'Choose the items to return.' },
  RETURN_LINE_TWICE: { code: 'INVALID', message: 'List each line of the return only once.' },
  RETURN_LINE_NOT_FOUND: { code: 'NOT_FOUND', message: 'This line doesn’t belong to this order.' },
  RETURN_QUANTITY: { code: 'INVALID', message: /*i18n*/ 'You can return at most {most} of this piece.' },
  RETURN_NOTHING_LEFT: {
    code: 'NOT_ALLOWED',
    message: /*i18n*/ 'This piece has already been returned, or its return is in progress.',
  },
  RETURN_WISH_WITHOUT_EXCHANGE: {
    code: 'INVALID',
    message: 'A replacement can only be requested with an exchange, not with a refund.',
  },
  RETURN_WISH_MISSING: {
    code: 'INVALID',
    message: /*i18n*/ 'Choose the size you would like, or describe what you would like instead.',
  },
  RETURN_WISH_NO_SUCH_SIZE: {
    code: 'NOT_FOUND',
    message:
      /*i18n*/ 'This piece doesn’t come in size {size}. Choose another size, or describe what you would like instead.',
  },
  RETURN_NOTHING_CAME: { code: 'INVALID', message: 'Enter at least one item that arrived.' },
  RETURN_OF_PART_OF_PARCEL: {
    code: 'NOT_ALLOWED',
    message: 'A parcel that was never delivered can only be returned as a whole.',
  },
  RETURN_PARCEL_NOT_RECEIVED: {
    code: 'NOT_ALLOWED',
    message: 'A parcel that was never delivered can be received once it is back at the store.',
  },
  RETURN_OF_STANDING_ORDER: {
    code: 'NOT_ALLOWED',
    message: 'An order that is {status} can’t be returned.',
  },
  RETURN_REASON_OF_DOOR: {
    code: 'INVALID',
    message: 'This reason is only for parcels that were never delivered.',
  },
  RETURN_PHOTOGRAPHS_FULL: {
    code: 'INVALID',
    message: /*i18n*/ 'A return can have up to {most} photos.',
  },
  RETURN_PHOTOGRAPH_GONE: {
    code: 'INVALID',
    message: /*i18n*/ 'One of your photos is no longer available. Please add it again.',
  },
  RETURNS_FULL: {
    code: 'TOO_MANY',
    message: /*i18n*/ 'This order has reached the limit of return requests. Please call us.',
  },
  DEDUCTION_TOO_LARGE: { code: 'INVALID', message: 'The deduction can be at most {mostNpr}.' },
  DEDUCTION_WITHOUT_REASON: {
    code: 'INVALID',
    message: 'Enter the reason for the deduction. The customer sees it.',
  },
  SHIPPING_CREDITED: {
    code: 'NOT_ALLOWED',
    message: 'The shipping of this order has already been credited.',
  },
  RETURN_NOTHING_TO_EXCHANGE: {
    code: 'NOT_ALLOWED',
    message: 'This order has no refund due that could pay for another order.',
  },
  REFUND_BEYOND_PAID: {
    code: 'NOT_ALLOWED',
    message: 'At most {leftNpr} can be refunded: the amount paid less earlier refunds.',
  },
  REFUND_NOT_OWED: {
    code: 'NOT_ALLOWED',
    message: 'The refund due is {owedNpr}. To refund more, enter a reason for the compensation.',
  },
});
