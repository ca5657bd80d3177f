import { defineProblems } from '#domain/errors/defineProblems.ts';

/** What only those are told who look after payments. */
export const PAYMENTS_STAFF_PROBLEMS = defineProblems({
  PAYER_NOT_KEPT: {
    code: 'NOT_ALLOWED',
    message:
      /*i18n*/ 'The law requires a record of whose bank account pays this amount, and the order has none. Record the payment instead.',
  },
  METHOD_OF_REFUND_ONLY: {
    code: 'INVALID',
    message:
      /*i18n*/ 'Only a refund has a method here. To record a payment by another method, use Record payment.',
  },
  ATTEMPT_NOT_HELD: { code: 'NOT_ALLOWED', message: /*i18n*/ 'This payment does not wait for a decision.' },
  NOTHING_RECEIVED: { code: 'NOT_ALLOWED', message: /*i18n*/ 'The provider names no money that came in.' },
  MORE_THAN_RECEIVED: {
    code: 'INVALID',
    message: /*i18n*/ 'The provider says that {receivedNpr} came in: no more than that counts.',
  },
  PAYMENT_COUNTED_ALREADY: {
    code: 'NOT_ALLOWED',
    message: /*i18n*/ 'This payment is already recorded in order {number}: it counts once.',
  },
  REFERENCE_OF_ANOTHER_ORDER: {
    code: 'NOT_ALLOWED',
    message:
      /*i18n*/ 'This reference belongs to a payment that was started for order {number}. Record it there, or check the reference.',
  },
  PAID_AT_PROVIDER: {
    code: 'NOT_ALLOWED',
    message:
      /*i18n*/ '{provider} has just confirmed a payment of {paidNpr} for this order, and it is recorded. Record nothing more unless other money came in.',
  },
  PAYMENT_IS_HELD: {
    code: 'NOT_ALLOWED',
    message:
      /*i18n*/ 'A payment by {provider} is waiting for a decision on this order. Accept or dismiss it before you record another one.',
  },
  PAYMENT_UNVERIFIED: {
    code: 'NOT_ALLOWED',
    message:
      /*i18n*/ '{provider} is not responding, so we can’t tell whether this payment is recorded already. Try again later, or find the payment in your {provider} account and record it with its reference.',
  },
  PROVIDER_REFERENCE_MISSING: {
    code: 'INVALID',
    message:
      /*i18n*/ 'Enter the reference that {provider} shows for the payment. It prevents the payment from being recorded twice.',
  },
  MAYBE_RECORDED: {
    code: 'NOT_ALLOWED',
    message:
      /*i18n*/ 'Staff recorded a payment for this order that may be this one. Choose that entry, or confirm that this is a separate payment.',
  },
  RECORDED_AMOUNT_DIFFERS: {
    code: 'NOT_ALLOWED',
    message:
      /*i18n*/ 'The recorded payment has a different amount from the one the provider received. Void it, then accept this one.',
  },
  REFERENCE_USED: {
    code: 'NOT_ALLOWED',
    message:
      /*i18n*/ 'The reference {reference} is recorded for order {number} already. Enter the reference of this payment.',
  },
  REFERENCE_TWICE: {
    code: 'INVALID',
    message: /*i18n*/ 'Two payments of this sale have the same reference. Enter each payment once.',
  },
  REFUND_NOT_BY_PROVIDER: {
    code: 'NOT_ALLOWED',
    message:
      /*i18n*/ 'No provider can give this payment back by itself. Pay it back by hand, with a reference.',
  },
  REFUND_BEYOND_PAYMENT: {
    code: 'NOT_ALLOWED',
    message: /*i18n*/ 'Of this payment {leftNpr} can go back.',
  },
  REFUND_IS_ASKED: {
    code: 'NOT_ALLOWED',
    message:
      /*i18n*/ 'A provider was asked to give {askedNpr} of this order back and has not answered. Find out there whether it did, and say so, before more goes back.',
  },
  REFUND_NOT_ASKED: { code: 'NOT_ALLOWED', message: /*i18n*/ 'No refund waits for an answer here.' },
  REFUND_REFUSED_THERE: {
    code: 'NOT_ALLOWED',
    message: /*i18n*/ 'The provider does not give the money back. Its answer: “{said}”. Nothing was entered.',
  },
  REFUND_WITHOUT_ANSWER: {
    code: 'NOT_ALLOWED',
    message:
      /*i18n*/ 'The provider did not say whether the money went back: “{said}”. Nothing was entered. Ask the provider before you try again.',
  },
  PAYMENT_BY_PROVIDER: {
    code: 'NOT_ALLOWED',
    message: /*i18n*/ 'A provider has told of this payment: it is not voided. Pay it back instead.',
  },
  ORDER_PAID_BY_PROVIDER: {
    code: 'NOT_ALLOWED',
    message:
      /*i18n*/ 'A provider took money for this order: it is kept, so that its statements can be matched.',
  },
  ORDER_NOT_EXPIRED: {
    code: 'NOT_ALLOWED',
    message:
      /*i18n*/ 'Only an order that was called off since its money had not come, and whose money came after that, can be opened again.',
  },
  SLIP_NOTE_ASKED: {
    code: 'INVALID',
    message: /*i18n*/ 'Another amount than on the slip takes a word of why.',
  },
  REFERENCE_NOTED_BEFORE: {
    code: 'NOT_ALLOWED',
    message:
      /*i18n*/ 'The reference {reference} is noted for order {number} already. Confirm it where one transfer pays both.',
  },
});
