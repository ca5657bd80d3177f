import { defineProblems } from '#domain/errors/defineProblems.ts';

export const PAYMENTS_PROBLEMS = defineProblems({
  METHOD_NOT_OFFERED: {
    code: 'PAYMENT_NOT_ALLOWED',
    message: /*i18n*/ 'The store does not offer this way to pay at the moment. Please choose another.',
  },
  ONLY_FROM_OWN_BANK: {
    code: 'PAYMENT_NOT_ALLOWED',
    message:
      /*i18n*/ 'By law, {fromNpr} or more must be paid from a bank account of the buyer or their family. Choose a bank payment method.',
  },
  BELOW_PROVIDERS_LEAST: {
    code: 'PAYMENT_NOT_ALLOWED',
    message: /*i18n*/ 'Amounts below {leastNpr} cannot be paid so. Please choose another way.',
  },
  WALLET_USED_TODAY: {
    code: 'PAYMENT_NOT_ALLOWED',
    message:
      /*i18n*/ 'This wallet takes up to {limitNpr} a day, and you have reached that today. Please choose another way to pay.',
  },
  ONLY_A_PART_BY: {
    code: 'PAYMENT_NOT_ALLOWED',
    message: /*i18n*/ 'At most {upToNpr} can be paid so now. Pay that, and the rest another way.',
  },
  PART_TOO_SMALL: {
    code: 'PAYMENT_NOT_ALLOWED',
    message: /*i18n*/ 'Pay at least {leastNpr}, or all that is still due.',
  },
  PAY_MORE_THAN_DUE: {
    code: 'INVALID',
    message: /*i18n*/ 'Enter an amount up to what is still to pay: {dueNpr}.',
  },
  PAYMENT_IN_CHECK: {
    code: 'NOT_ALLOWED',
    message: /*i18n*/ 'A payment for this order is being checked. Please contact us to cancel it.',
  },
  NOTHING_DUE: { code: 'NOT_ALLOWED', message: /*i18n*/ 'Nothing is left to pay for this order.' },
  TIME_TO_PAY_OVER: {
    code: 'NOT_ALLOWED',
    message: /*i18n*/ 'The time to pay for this order is over. Please order again.',
  },
  PAYMENT_LINK_OVER: {
    code: 'NOT_ALLOWED',
    message: /*i18n*/ 'The time of this link is over. Please ask the store for another.',
  },
  PROVIDER_UNAVAILABLE: {
    code: 'PROVIDER_UNAVAILABLE',
    message:
      /*i18n*/ '{provider} isn’t responding right now. Choose another payment method or try again in a minute.',
  },
  PAYER_ASKED: {
    code: 'INVALID',
    message:
      /*i18n*/ 'The law requires a record of whose bank account pays this amount. Enter the account holder and the bank.',
  },
  ATTEMPT_NOT_FOUND: { code: 'NOT_FOUND', message: /*i18n*/ 'There is no such payment.' },
  SLIPS_FULL: {
    code: 'TOO_MANY',
    message: /*i18n*/ 'At most {most} slips can be sent for an order. Please write to us.',
  },
  SLIP_PHOTOGRAPH_GONE: {
    code: 'INVALID',
    message: /*i18n*/ 'The photograph of the slip is no longer there. Please add it again.',
  },
  SLIP_DAY_AHEAD: { code: 'INVALID', message: /*i18n*/ 'The day of the transfer cannot be after today.' },
  SLIP_NOT_FOUND: { code: 'NOT_FOUND', message: /*i18n*/ 'There is no such slip.' },
  SLIP_DECIDED: { code: 'NOT_ALLOWED', message: /*i18n*/ 'This slip does not wait any more.' },
});
