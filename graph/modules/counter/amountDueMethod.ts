import type { Fulfilment } from '#domain/orders/counter/counterSaleSchema.ts';
import type { PaymentMethod } from '#domain/orders/orderLifecycle.ts';
import { paymentProblem } from '#domain/orders/payment.ts';
import type { StoreSettings } from '#domain/store/storeSettings.ts';

/** What is still to come is collected with the parcel, as far as the store allows that; at the counter it is cash at first. */
export function methodOfRest(
  { fulfilment, due }: { fulfilment: Fulfilment; due: number },
  { codLimit }: Pick<StoreSettings, 'codLimit'>,
): PaymentMethod {
  if (fulfilment !== 'DELIVERY') return 'CASH';
  return paymentProblem('COD', due, codLimit) ? 'BANK_TRANSFER' : 'COD';
}
