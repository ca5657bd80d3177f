import type { Fulfilment, OrderChannel } from '#domain/orders/counter/counterSaleSchema.ts';
import type { AskedDiscount } from '#domain/orders/counter/staffDiscount.ts';
import type { PaymentMethod } from '#domain/orders/orderLifecycle.ts';
import type { CounterSaleInput } from '#graph/schema/schema.generated.ts';

/** A payment that is taken with the order. */
export interface TakenPayment {
  method: PaymentMethod;
  amount: number;
  given?: number | null | undefined;
  reference?: string | null | undefined;
}

/** The discounts that staff give: of each line by its place in the input, and of the whole. */
export interface AskedDiscounts {
  lines: readonly (AskedDiscount | null)[];
  whole: AskedDiscount | null;
}

/** What a sale at the counter has beside an order of the shop. */
export interface CounterTerms {
  /** The account that buys; null for a customer without one. */
  customerId: string | null;
  /** Where it is made, from where alone its pieces are taken; null where that is not said. */
  locationId: string | null;
  channel: OrderChannel;
  fulfilment: Fulfilment;
  /** What is taken at once; ALL of the total by the order's own method. */
  payments: readonly TakenPayment[] | 'ALL';
  discounts: AskedDiscounts | null;
  pan: string | null;
}

/** What is sold through `placeOrder`, which knows one payment of all or none. */
export function toCounterTerms(
  { customerId, isTakenAlong, isPaid, locationId }: CounterSaleInput,
  paymentMethod: PaymentMethod,
): CounterTerms {
  return {
    customerId: customerId ?? null,
    locationId: locationId ?? null,
    channel: 'COUNTER',
    fulfilment: isTakenAlong ? 'COUNTER' : 'DELIVERY',
    payments: isPaid || (isTakenAlong && paymentMethod === 'COD') ? 'ALL' : [],
    discounts: null,
    pan: null,
  };
}

/** The payments of a sale of this total. */
export function takenPayments(
  { payments }: Pick<CounterTerms, 'payments'>,
  { method, finalTotal }: { method: PaymentMethod; finalTotal: number },
): readonly TakenPayment[] {
  if (payments !== 'ALL') return payments;
  return finalTotal > 0 ? [{ method, amount: finalTotal }] : [];
}
