import { defineProblems } from '#domain/errors/defineProblems.ts';

export const RETURNS_PROBLEMS = defineProblems({
  RETURN_NOT_FOUND: { code: 'NOT_FOUND', message: /*i18n*/ 'There is no such return.' },
  RETURN_CANNOT_BECOME: {
    code: 'NOT_ALLOWED',
    message: 'A return that is {from} cannot become {to}. From {from} it can become {allowed}.',
  },
  RETURN_IS_FINAL: {
    code: 'NOT_ALLOWED',
    message: 'This return is {from}, which is final: it cannot become {to} any more.',
  },
  RETURN_DECIDED: {
    code: 'NOT_ALLOWED',
    message: /*i18n*/ 'The store has already decided about this return. Please call us.',
  },
  RETURNS_OFF: {
    code: 'NOT_ALLOWED',
    message: /*i18n*/ 'Returns cannot be asked for online. Please call us.',
  },
  RETURN_BEFORE_DELIVERY: {
    code: 'NOT_ALLOWED',
    message: /*i18n*/ 'A return can be asked for once the order has arrived.',
  },
  RETURN_DAYS_OVER: {
    code: 'NOT_ALLOWED',
    message:
      /*i18n*/ 'A return can be asked for until {days} days after the delivery. If a piece is damaged or wrong, please call us.',
  },
  RETURN_LINES_MISSING: { code: 'INVALID', message: /*i18n*/ 'Choose what comes back.' },
  RETURN_LINE_TWICE: { code: 'INVALID', message: 'Name each line of the order once.' },
  RETURN_LINE_NOT_FOUND: { code: 'NOT_FOUND', message: 'This line is not of this order.' },
  RETURN_QUANTITY: { code: 'INVALID', message: /*i18n*/ 'Of this piece {most} can come back.' },
  RETURN_NOTHING_LEFT: {
    code: 'NOT_ALLOWED',
    message: /*i18n*/ 'This piece is already returned, or a return of it is under way.',
  },
  RETURN_WISH_WITHOUT_EXCHANGE: {
    code: 'INVALID',
    message: 'What is wanted instead is named with an exchange, not with the money back.',
  },
  RETURN_WISH_MISSING: {
    code: 'INVALID',
    message: /*i18n*/ 'Choose the size that you would like, or say what you would like instead.',
  },
  RETURN_WISH_NO_SUCH_SIZE: {
    code: 'NOT_FOUND',
    message:
      /*i18n*/ 'This piece does not come in size {size}. Choose another, or say what you would like instead.',
  },
  RETURN_NOTHING_CAME: { code: 'INVALID', message: 'Say what came back: at least one piece.' },
  RETURN_OF_PART_OF_PARCEL: {
    code: 'NOT_ALLOWED',
    message: 'A parcel that never arrived comes back as a whole.',
  },
  RETURN_PARCEL_NOT_RECEIVED: {
    code: 'NOT_ALLOWED',
    message: 'A parcel that never arrived is entered once it is back.',
  },
  RETURN_OF_STANDING_ORDER: {
    code: 'NOT_ALLOWED',
    message: 'An order that is {status} has nothing that can come back.',
  },
  RETURN_REASON_OF_DOOR: { code: 'INVALID', message: 'This reason is for parcels that never arrived.' },
  RETURN_PHOTOGRAPHS_FULL: {
    code: 'INVALID',
    message: /*i18n*/ 'A return carries up to {most} photographs.',
  },
  RETURN_PHOTOGRAPH_GONE: {
    code: 'INVALID',
    message: /*i18n*/ 'A photograph of the return is no longer there. Please add it again.',
  },
  RETURNS_FULL: {
    code: 'TOO_MANY',
    message: /*i18n*/ 'So many returns of one order were asked for. Please call us.',
  },
  DEDUCTION_TOO_LARGE: { code: 'INVALID', message: 'The deduction can be {mostNpr} at most.' },
  DEDUCTION_WITHOUT_REASON: {
    code: 'INVALID',
    message: 'Say why something is deducted: the buyer reads it.',
  },
  SHIPPING_CREDITED: { code: 'NOT_ALLOWED', message: 'The shipping of this order was credited already.' },
  RETURN_NOTHING_TO_EXCHANGE: {
    code: 'NOT_ALLOWED',
    message: 'The store owes nothing for this order that could be taken for another.',
  },
  REFUND_BEYOND_PAID: {
    code: 'NOT_ALLOWED',
    message: 'At most {leftNpr} can go back: what was paid less what was refunded.',
  },
  REFUND_NOT_OWED: {
    code: 'NOT_ALLOWED',
    message: 'The store owes {owedNpr}. To give back more, say what it is a compensation for.',
  },
});
