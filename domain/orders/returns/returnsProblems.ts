import { defineProblems } from '#domain/errors/defineProblems.ts';

export const RETURNS_PROBLEMS = defineProblems({
  RETURN_NOT_FOUND: { code: 'NOT_FOUND', message: /*i18n*/ 'This return doesn’t exist.' },
  RETURN_STATUS_CHANGE_NOT_ALLOWED: {
    code: 'NOT_ALLOWED',
    message: 'A return that is {from} can’t become {to}. Possible next statuses: {allowed}.',
  },
  RETURN_IS_FINAL: {
    code: 'NOT_ALLOWED',
    message: 'This return is {from}, which is final. It can’t become {to}.',
  },
  RETURN_DECIDED: {
    code: 'NOT_ALLOWED',
    message: /*i18n*/ 'We’ve already made a decision on this return. Please call us.',
  },
  RETURNS_OFF: {
    code: 'NOT_ALLOWED',
    message: /*i18n*/ 'Returns can’t be requested online. Please call us.',
  },
  RETURN_BEFORE_DELIVERY: {
    code: 'NOT_ALLOWED',
    message: /*i18n*/ 'You can request a return once the order has arrived.',
  },
  RETURN_PERIOD_EXPIRED: {
    code: 'NOT_ALLOWED',
    message:
      /*i18n*/ 'You can request a return up to {days} days after delivery. If a piece is damaged or not what you ordered, please call us.',
  },
  RETURN_LINES_MISSING: { code: 'INVALID', message: /*i18n*/ 'Choose the items to return.' },
  DUPLICATE_RETURN_LINE: { code: 'INVALID', message: 'List each line of the return only once.' },
  RETURN_LINE_NOT_FOUND: { code: 'NOT_FOUND', message: 'This line doesn’t belong to this order.' },
  RETURN_QUANTITY_TOO_HIGH: {
    code: 'INVALID',
    message: /*i18n*/ 'You can return no more than {most} of these.',
  },
  RETURN_NOTHING_RETURNABLE: {
    code: 'NOT_ALLOWED',
    message: /*i18n*/ 'This piece has already been returned, or its return is in progress.',
  },
  EXCHANGE_PREFERENCE_WITHOUT_EXCHANGE: {
    code: 'INVALID',
    message: 'A replacement can only be requested with an exchange, not with a refund.',
  },
  EXCHANGE_PREFERENCE_MISSING: {
    code: 'INVALID',
    message: /*i18n*/ 'Choose the size you would like, or describe what you would like instead.',
  },
  EXCHANGE_SIZE_NOT_FOUND: {
    code: 'NOT_FOUND',
    message:
      /*i18n*/ 'This piece doesn’t come in size {size}. Choose another size, or describe what you would like instead.',
  },
  RETURN_NOTHING_RECEIVED: { code: 'INVALID', message: 'Enter at least one item that arrived.' },
  UNDELIVERED_PARCEL_PARTIAL_RETURN: {
    code: 'NOT_ALLOWED',
    message: 'A parcel that was never delivered can only be returned as a whole.',
  },
  RETURN_PARCEL_NOT_RECEIVED: {
    code: 'NOT_ALLOWED',
    message: 'A parcel that was never delivered can be received once it is back at the store.',
  },
  ORDER_NOT_RETURNABLE: {
    code: 'NOT_ALLOWED',
    message: 'An order that is {status} can’t be returned.',
  },
  RETURN_REASON_FOR_UNDELIVERED_ONLY: {
    code: 'INVALID',
    message: 'This reason is only for parcels that were never delivered.',
  },
  TOO_MANY_RETURN_PHOTOS: {
    code: 'INVALID',
    message: /*i18n*/ 'You can add up to {most} photos to a return.',
  },
  RETURN_PHOTO_NOT_FOUND: {
    code: 'INVALID',
    message: /*i18n*/ 'One of your photos is no longer available. Please add it again.',
  },
  TOO_MANY_RETURNS: {
    code: 'TOO_MANY',
    message: /*i18n*/ 'This order has reached the limit for return requests. Please call us.',
  },
  DEDUCTION_TOO_LARGE: { code: 'INVALID', message: 'The deduction can be at most {maxNpr}.' },
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
  REFUND_ABOVE_DUE: {
    code: 'NOT_ALLOWED',
    message: 'The refund due is {refundDueNpr}. To refund more, enter a reason for the compensation.',
  },
});
