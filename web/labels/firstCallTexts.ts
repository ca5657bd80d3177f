import type { PaymentMethod } from '#domain/orders/orderLifecycle.ts';
import { byProvider } from '#domain/payments/onlineMethods.ts';

const CALL = /*i18n*/ 'We will call you to confirm before we reserve your pieces.';

const PAY_OR_CALL =
  /*i18n*/ 'Your pieces are not reserved yet. Pay now to reserve them while they last; we may call you to confirm your order.';

/** Texts for an order awaiting confirmation. They ask customers not to transfer money yet. */
export const firstCallTexts: Record<PaymentMethod, string> = {
  COD: CALL,
  CASH: CALL,
  CARD: CALL,
  EXCHANGE: CALL,
  ...byProvider(() => PAY_OR_CALL),
  BANK_TRANSFER: /*i18n*/ 'Please don’t pay yet. We’ll call you first, then give you our bank details.',
};
