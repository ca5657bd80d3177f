import type { PaymentMethod } from '#domain/orders/orderLifecycle.ts';
import { byProvider } from '#domain/payments/onlineMethods.ts';

const CALL = /*i18n*/ 'We will call you to confirm before we set your pieces aside.';

const PAY_OR_CALL =
  /*i18n*/ 'Your pieces are not reserved yet. Pay now to reserve them while they last; we may call you to confirm your order.';

/** Text for an order that awaits the store's confirmation. A buyer who would pay by transfer is asked to wait. */
export const firstCallTexts: Record<PaymentMethod, string> = {
  COD: CALL,
  CASH: CALL,
  CARD: CALL,
  EXCHANGE: CALL,
  ...byProvider(() => PAY_OR_CALL),
  BANK_TRANSFER:
    /*i18n*/ 'Please do not pay yet. We will call you first; then you get the account to transfer to.',
};
