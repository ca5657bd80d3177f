import type { PaymentMethod } from '#domain/orders/orderLifecycle.ts';
import { mapProviders } from '#domain/payments/onlineMethods.ts';

const CALL_TEXT = /*i18n*/ 'We will call you to confirm before we reserve your pieces.';

const PAY_OR_CALL_TEXT =
  /*i18n*/ 'Your pieces are not reserved yet. Pay now to reserve them while they last; we may call you to confirm your order.';

/** Texts for an order awaiting confirmation. They ask customers not to transfer money yet. */
export const firstCallTexts: Record<PaymentMethod, string> = {
  COD: CALL_TEXT,
  CASH: CALL_TEXT,
  CARD: CALL_TEXT,
  EXCHANGE: CALL_TEXT,
  ...mapProviders(() => PAY_OR_CALL_TEXT),
  BANK_TRANSFER: /*i18n*/ 'Please don’t pay yet. We’ll call you first, then give you our bank details.',
};
