import type { DiscountInput } from '#domain/orders/counter/calculateStaffDiscount.ts';
import type { Fulfilment, OrderChannel } from '#domain/orders/counter/counterSaleSchema.ts';
import type { PaymentMethod } from '#domain/orders/orderLifecycle.ts';
import type { CounterSaleInput } from '#graph/schema/schema.generated.ts';

/** A payment made with the order. */
export interface CounterPayment {
  method: PaymentMethod;
  amount: number;
  given?: number | null | undefined;
  reference?: string | null | undefined;
}

/** Discounts given by staff, by line index and for the entire sale. */
export interface RequestedDiscounts {
  lines: readonly (DiscountInput | null)[];
  entireSale: DiscountInput | null;
}

/** Additional terms of a counter sale. */
export interface CounterTerms {
  /** Id of the customer's account; null for a customer without one. */
  customerId: string | null;
  /** Location of the sale, whose stock is used first; null if not given. */
  locationId: string | null;
  channel: OrderChannel;
  fulfilment: Fulfilment;
  /** Payments made now. ALL means one payment of the total by the order's own method. */
  payments: readonly CounterPayment[] | 'ALL';
  discounts: RequestedDiscounts | null;
  pan: string | null;
}

/** Returns the terms of a sale placed with `placeOrder`, which supports either one payment of the total or none. */
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

/** Returns the payments of a sale with this total. */
export function getCounterPayments(
  { payments }: Pick<CounterTerms, 'payments'>,
  { method, finalTotal }: { method: PaymentMethod; finalTotal: number },
): readonly CounterPayment[] {
  if (payments !== 'ALL') return payments;
  return finalTotal > 0 ? [{ method, amount: finalTotal }] : [];
}
