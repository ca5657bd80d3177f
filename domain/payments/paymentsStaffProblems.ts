import { defineProblems } from '#domain/errors/defineProblems.ts';

/** Problems returned only to staff who manage payments. */
export const PAYMENTS_STAFF_PROBLEMS = defineProblems({
  PAYER_NOT_RECORDED: {
    code: 'NOT_ALLOWED',
    message:
      /*i18n*/ 'By law, the store must record the name on the bank account this amount comes from, and no name is recorded for this order. Use “Record payment” instead.',
  },
  METHOD_OF_REFUND_ONLY: {
    code: 'INVALID',
    message:
      /*i18n*/ 'A method can only be set for a refund. To record a payment by another method, use “Record payment”.',
  },
  PAYMENT_NOT_UNDER_REVIEW: { code: 'NOT_ALLOWED', message: /*i18n*/ 'This payment is not under review.' },
  NOTHING_RECEIVED: {
    code: 'NOT_ALLOWED',
    message: /*i18n*/ 'The provider has not reported any money received.',
  },
  AMOUNT_ABOVE_RECEIVED: {
    code: 'INVALID',
    message: /*i18n*/ 'The provider received {receivedNpr}. You can’t record more than that.',
  },
  PAYMENT_ALREADY_RECORDED: {
    code: 'NOT_ALLOWED',
    message: /*i18n*/ 'This payment is already recorded for order {number} and can’t be recorded twice.',
  },
  REFERENCE_ORDER_MISMATCH: {
    code: 'NOT_ALLOWED',
    message:
      /*i18n*/ 'This reference belongs to a payment that was started for order {number}. Record the payment on that order, or check the reference.',
  },
  PAID_AT_PROVIDER: {
    code: 'NOT_ALLOWED',
    message:
      /*i18n*/ '{provider} has just confirmed a payment of {paidNpr} for this order, and the payment has been recorded. Record another payment only if more money was received.',
  },
  PAYMENT_UNDER_REVIEW: {
    code: 'NOT_ALLOWED',
    message:
      /*i18n*/ 'A payment from {provider} for this order is under review. Accept or dismiss it before you record another one.',
  },
  PAYMENT_UNVERIFIED: {
    code: 'NOT_ALLOWED',
    message:
      /*i18n*/ '{provider} is not responding, so we can’t check whether this payment is already recorded. Try again later, or find the payment in your {provider} account and record it with its reference.',
  },
  PROVIDER_REFERENCE_MISSING: {
    code: 'INVALID',
    message:
      /*i18n*/ 'Enter the reference that {provider} shows for the payment. It prevents the payment from being recorded twice.',
  },
  POSSIBLE_DUPLICATE: {
    code: 'NOT_ALLOWED',
    message:
      /*i18n*/ 'Staff recorded a payment for this order that may be the same as this one. Choose that entry, or confirm that this is a separate payment.',
  },
  RECORDED_AMOUNT_DIFFERS: {
    code: 'NOT_ALLOWED',
    message:
      /*i18n*/ 'The amount of the recorded payment differs from the amount the provider received. Void the recorded payment, then accept this one.',
  },
  REFERENCE_USED: {
    code: 'NOT_ALLOWED',
    message:
      /*i18n*/ 'The reference {reference} is already recorded for order {number}. Enter the reference for this payment.',
  },
  DUPLICATE_REFERENCE_IN_SALE: {
    code: 'INVALID',
    message: /*i18n*/ 'Two payments for this sale have the same reference. Enter each payment only once.',
  },
  REFUND_NOT_BY_PROVIDER: {
    code: 'NOT_ALLOWED',
    message:
      /*i18n*/ 'No provider can refund this payment automatically. Refund it manually and enter the reference.',
  },
  REFUND_BEYOND_PAYMENT: {
    code: 'NOT_ALLOWED',
    message: /*i18n*/ 'At most {leftNpr} of this payment can be refunded.',
  },
  REFUND_PENDING_AT_PROVIDER: {
    code: 'NOT_ALLOWED',
    message:
      /*i18n*/ 'The provider has not confirmed a refund of {requestedNpr} for this order. Check in your account with the provider whether the refund was paid, and record the outcome here before you make another refund.',
  },
  NO_REFUND_PENDING_AT_PROVIDER: {
    code: 'NOT_ALLOWED',
    message: /*i18n*/ 'No refund is waiting for the provider’s confirmation.',
  },
  REFUND_DECLINED_BY_PROVIDER: {
    code: 'NOT_ALLOWED',
    message: /*i18n*/ 'The provider declined the refund: “{said}”. No refund was recorded.',
  },
  REFUND_UNCONFIRMED: {
    code: 'NOT_ALLOWED',
    message:
      /*i18n*/ 'The provider did not confirm whether the refund was paid: “{said}”. No refund was recorded. Ask the provider before you try again.',
  },
  PAYMENT_BY_PROVIDER: {
    code: 'NOT_ALLOWED',
    message: /*i18n*/ 'This payment was confirmed by a provider and can’t be voided. Refund it instead.',
  },
  ORDER_PAID_BY_PROVIDER: {
    code: 'NOT_ALLOWED',
    message:
      /*i18n*/ 'This order can’t be deleted because a provider has received a payment for it. The order is needed for reconciliation.',
  },
  ORDER_NOT_EXPIRED: {
    code: 'NOT_ALLOWED',
    message: /*i18n*/ 'Only an order that was cancelled for non-payment and paid afterwards can be reopened.',
  },
  TRANSFER_RECEIPT_NOTE_REQUIRED: {
    code: 'INVALID',
    message: /*i18n*/ 'The amount differs from the transfer receipt. Enter the reason.',
  },
  DUPLICATE_REFERENCE: {
    code: 'NOT_ALLOWED',
    message:
      /*i18n*/ 'The reference {reference} is already recorded for order {number}. If one transfer paid for both orders, confirm the reference.',
  },
});
