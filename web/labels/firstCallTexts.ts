import type { PaymentMethod } from '#domain/orders/orderLifecycle.ts';

const CALL = /*i18n*/ 'We will call you to confirm before we set your pieces aside.';

/** What whose order awaits the store's confirmation is told: who would pay by transfer is asked to wait. */
export const firstCallTexts: Record<PaymentMethod, string> = {
  COD: CALL,
  CASH: CALL,
  CARD: CALL,
  EXCHANGE: CALL,
  ESEWA: CALL,
  KHALTI: CALL,
  CONNECTIPS: CALL,
  BANK_TRANSFER:
    /*i18n*/ 'Please do not pay yet. We will call you first; then you get the account to transfer to.',
};
