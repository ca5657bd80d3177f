import type { Fulfilment } from '#domain/orders/counter/counterSaleSchema.ts';
import type { PaymentMethod } from '#domain/orders/orderLifecycle.ts';
import { findPaymentProblem } from '#domain/orders/payment.ts';
import type { StoreSettings } from '#domain/store/storeSettings.ts';

/** Returns the method for the amount due: cash on delivery with a parcel, if the store allows it, otherwise cash. */
export function chooseAmountDueMethod(
  { fulfilment, due }: { fulfilment: Fulfilment; due: number },
  { codLimit }: Pick<StoreSettings, 'codLimit'>,
): PaymentMethod {
  if (fulfilment !== 'DELIVERY') return 'CASH';
  return findPaymentProblem('COD', due, codLimit) ? 'BANK_TRANSFER' : 'COD';
}
