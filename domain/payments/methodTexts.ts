import type { PaymentMethod } from '#domain/orders/orderLifecycle.ts';

/** What each way to pay is called. */
export const METHOD_TEXTS = {
  COD: /*i18n*/ 'Cash on delivery',
  BANK_TRANSFER: /*i18n*/ 'Bank transfer',
  CASH: /*i18n*/ 'Cash',
  CARD: /*i18n*/ 'Card',
  EXCHANGE: /*i18n*/ 'Exchange',
  ESEWA: /*i18n*/ 'eSewa',
  KHALTI: /*i18n*/ 'Khalti',
  CONNECTIPS: /*i18n*/ 'connectIPS',
} as const satisfies Record<PaymentMethod, string>;
