import { defineProblems } from '#domain/errors/defineProblems.ts';

export const PAYMENTS_PROBLEMS = defineProblems({
  METHOD_NOT_OFFERED: {
    code: 'PAYMENT_NOT_ALLOWED',
    message: /*i18n*/ 'The store does not offer this way to pay at the moment. Please choose another.',
  },
  ONLY_FROM_OWN_BANK: {
    code: 'PAYMENT_NOT_ALLOWED',
    message:
      /*i18n*/ 'From {fromNpr} the law wants the money from a bank account of the buyer or their family. Please pay by connectIPS or bank transfer.',
  },
  BELOW_PROVIDERS_LEAST: {
    code: 'PAYMENT_NOT_ALLOWED',
    message: /*i18n*/ 'Amounts below {leastNpr} cannot be paid so. Please choose another way.',
  },
  WALLET_USED_TODAY: {
    code: 'PAYMENT_NOT_ALLOWED',
    message:
      /*i18n*/ 'A wallet pays up to {limitNpr} in a day, and that is used up today. Please pay by bank, or go on tomorrow.',
  },
  ONLY_A_PART_BY: {
    code: 'PAYMENT_NOT_ALLOWED',
    message: /*i18n*/ 'At most {upToNpr} can be paid so now. Pay that, and the rest another way.',
  },
  PAY_MORE_THAN_DUE: {
    code: 'INVALID',
    message: /*i18n*/ 'Enter an amount up to what is still to pay: {dueNpr}.',
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
  PROVIDER_UNREACHABLE: {
    code: 'NOT_ALLOWED',
    message:
      /*i18n*/ 'We could not reach the payment service. Nothing was paid. Please try again, or choose another way.',
  },
  PAYER_ASKED: {
    code: 'INVALID',
    message: /*i18n*/ 'The law asks whose bank account pays this amount. Enter holder and bank.',
  },
  ATTEMPT_NOT_FOUND: { code: 'NOT_FOUND', message: /*i18n*/ 'There is no such payment.' },
  ATTEMPT_NOT_HELD: { code: 'NOT_ALLOWED', message: 'This payment does not wait for a decision.' },
  NOTHING_RECEIVED: { code: 'NOT_ALLOWED', message: 'The provider names no money that came in.' },
  MORE_THAN_RECEIVED: {
    code: 'INVALID',
    message: 'The provider says that {receivedNpr} came in: no more than that counts.',
  },
  PAYMENT_COUNTED_ALREADY: {
    code: 'NOT_ALLOWED',
    message: 'The provider’s payment is in the ledger of {number} already: it counts once.',
  },
  REFUND_NOT_BY_PROVIDER: {
    code: 'NOT_ALLOWED',
    message: 'No provider can give this payment back by itself. Pay it back by hand, with a reference.',
  },
  REFUND_BEYOND_PAYMENT: {
    code: 'NOT_ALLOWED',
    message: 'Of this payment {leftNpr} can go back.',
  },
  REFUND_IS_ASKED: {
    code: 'NOT_ALLOWED',
    message:
      'A provider was asked to give {askedNpr} of this order back and has not answered. Find out there whether it did, and say so, before more goes back.',
  },
  REFUND_NOT_ASKED: { code: 'NOT_ALLOWED', message: 'No refund waits for an answer here.' },
  REFUND_REFUSED_THERE: {
    code: 'NOT_ALLOWED',
    message: 'The provider does not give the money back. Its answer: “{said}”. Nothing was entered.',
  },
  REFUND_WITHOUT_ANSWER: {
    code: 'NOT_ALLOWED',
    message:
      'The provider did not say whether the money went back: “{said}”. Nothing was entered. Ask the provider before you try again.',
  },
  PAYMENT_BY_PROVIDER: {
    code: 'NOT_ALLOWED',
    message: 'A provider has told of this payment: it is not voided. Pay it back instead.',
  },
  ORDER_PAID_BY_PROVIDER: {
    code: 'NOT_ALLOWED',
    message: 'A provider took money for this order: it is kept, so that its statements can be matched.',
  },
  ORDER_NOT_EXPIRED: {
    code: 'NOT_ALLOWED',
    message:
      'Only an order that was called off since its money had not come, and whose money came after that, can be opened again.',
  },
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
  SLIP_NOTE_ASKED: {
    code: 'INVALID',
    message: 'Another amount than on the slip takes a word of why.',
  },
  REFERENCE_NOTED_BEFORE: {
    code: 'NOT_ALLOWED',
    message:
      'The reference {reference} is noted for order {number} already. Confirm it where one transfer pays both.',
  },
});
