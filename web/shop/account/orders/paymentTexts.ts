import type { PaymentMethod, PaymentStatus } from '#domain/orderLifecycle.ts';

/** How an order is paid, and whether it is, in the store's voice. */
export const paymentTexts: {
  method: Record<PaymentMethod, string>;
  status: Record<PaymentStatus, string>;
} = {
  method: { COD: /*i18n*/ 'Cash on delivery', BANK_TRANSFER: /*i18n*/ 'Bank transfer' },
  status: { UNPAID: /*i18n*/ 'Not paid yet', PAID: /*i18n*/ 'Paid', REFUNDED: /*i18n*/ 'Paid back' },
};
