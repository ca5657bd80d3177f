import { defineProblems } from '#domain/errors/defineProblems.ts';

export const PAYMENTS_PROBLEMS = defineProblems({
  METHOD_NOT_OFFERED: {
    code: 'PAYMENT_NOT_ALLOWED',
    message: /*i18n*/ 'This payment method is not available at the moment. Please choose another one.',
  },
  BANK_PAYMENT_REQUIRED: {
    code: 'PAYMENT_NOT_ALLOWED',
    message:
      /*i18n*/ 'By law, orders of {fromNpr} or more must be paid from a bank account held by the customer or a family member. Choose a bank payment method.',
  },
  BELOW_PROVIDER_MINIMUM: {
    code: 'PAYMENT_NOT_ALLOWED',
    message:
      /*i18n*/ 'This payment method isn’t available for amounts below {minNpr}. Please choose another one.',
  },
  WALLET_DAILY_LIMIT_REACHED: {
    code: 'PAYMENT_NOT_ALLOWED',
    message:
      /*i18n*/ 'This wallet accepts up to {limitNpr} a day, and you’ve reached today’s limit. Please choose another payment method.',
  },
  AMOUNT_ABOVE_METHOD_LIMIT: {
    code: 'PAYMENT_NOT_ALLOWED',
    message:
      /*i18n*/ 'You can pay up to {maxNpr} with this method now, then the remaining amount with another method.',
  },
  PARTIAL_PAYMENT_TOO_SMALL: {
    code: 'PAYMENT_NOT_ALLOWED',
    message: /*i18n*/ 'Pay at least {minNpr}, or the full amount due.',
  },
  PAYMENT_ABOVE_DUE: {
    code: 'INVALID',
    message: /*i18n*/ 'Enter no more than the amount due, {dueNpr}.',
  },
  PAYMENT_BEING_VERIFIED: {
    code: 'NOT_ALLOWED',
    message: /*i18n*/ 'A payment for this order is being checked. Please contact us to cancel the order.',
  },
  NOTHING_DUE: { code: 'NOT_ALLOWED', message: /*i18n*/ 'There is nothing left to pay on this order.' },
  PAYMENT_DEADLINE_PASSED: {
    code: 'NOT_ALLOWED',
    message: /*i18n*/ 'The payment deadline for this order has passed. Please order again.',
  },
  PAYMENT_LINK_EXPIRED: {
    code: 'NOT_ALLOWED',
    message: /*i18n*/ 'This payment link has expired. Please ask the store for a new one.',
  },
  PROVIDER_UNAVAILABLE: {
    code: 'PROVIDER_UNAVAILABLE',
    message:
      /*i18n*/ '{provider} isn’t responding right now. Choose another payment method or try again in a minute.',
  },
  PAYER_REQUIRED_BY_LAW: {
    code: 'INVALID',
    message:
      /*i18n*/ 'By law, the store must record the name on the bank account this amount comes from. Enter the account holder and the bank.',
  },
  ATTEMPT_NOT_FOUND: { code: 'NOT_FOUND', message: /*i18n*/ 'This payment doesn’t exist.' },
  TOO_MANY_TRANSFER_RECEIPTS: {
    code: 'TOO_MANY',
    message:
      /*i18n*/ 'You can upload up to {most} transfer receipts per order. To send more, please contact us.',
  },
  TRANSFER_RECEIPT_PHOTO_NOT_FOUND: {
    code: 'INVALID',
    message: /*i18n*/ 'The photo of the transfer receipt is no longer available. Please add it again.',
  },
  TRANSFER_RECEIPT_DAY_IN_FUTURE: {
    code: 'INVALID',
    message: /*i18n*/ 'The date of the transfer can’t be in the future.',
  },
  TRANSFER_RECEIPT_NOT_FOUND: { code: 'NOT_FOUND', message: /*i18n*/ 'This transfer receipt doesn’t exist.' },
  TRANSFER_RECEIPT_ALREADY_REVIEWED: {
    code: 'NOT_ALLOWED',
    message: /*i18n*/ 'This transfer receipt has already been reviewed or withdrawn.',
  },
});
