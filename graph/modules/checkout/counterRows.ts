import { v7 as uuidv7 } from 'uuid';
import { timelineNotes } from '#domain/orders/timelineNotes.ts';
import type { GraphContext } from '#graph/context.ts';
import {
  type CounterPayment,
  type CounterTerms,
  getCounterPayments,
} from '#graph/modules/quotes/counterTerms.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { Sale } from './sale.ts';

const COUNTER_NOTES: Record<CounterTerms['fulfilment'], string> = {
  COUNTER: timelineNotes.soldAndHandedOver,
  PICKUP: timelineNotes.soldForPickup,
  DELIVERY: timelineNotes.soldForDelivery,
};

/** Returns the timeline note of a counter sale. */
export function getTimelineNote({ channel, fulfilment }: CounterTerms): string {
  if (channel !== 'PHONE') return COUNTER_NOTES[fulfilment];
  return fulfilment === 'PICKUP' ? timelineNotes.phonedForPickup : timelineNotes.phoned;
}

export function toPaymentRows({ viewer, now }: GraphContext, sale: Sale, orderId: string) {
  return toPayments(sale).map(({ method, amount, given, reference }) => ({
    id: uuidv7(),
    orderId,
    kind: 'PAYMENT' as const,
    method,
    amount,
    given: given ?? null,
    reference: reference ?? null,
    actorId: viewer?.id ?? null,
    createdAt: now,
    settledAt: now,
  }));
}

/** Returns the payments recorded with the order. */
export function toPayments({
  input: { counterSale, paymentMethod: method },
  quote,
}: Sale): readonly CounterPayment[] {
  return counterSale ? getCounterPayments(counterSale, { method, finalTotal: quote.totals.finalTotal }) : [];
}

/** Returns the audit entry of a counter sale. */
export function buildCounterSaleAudit(order: Order, { input: { counterSale }, approvedBy }: Sale) {
  const { id, number, status, paymentStatus, finalTotal, staffDiscount } = order;
  return {
    action: 'order.counterSale',
    entity: 'Order',
    entityId: id,
    after: {
      number,
      status,
      paymentStatus,
      finalTotal,
      ...(staffDiscount > 0 && { staffDiscount, reasons: joinDiscountReasons(counterSale) }),
      ...(approvedBy && { approvedBy }),
    },
  };
}

function joinDiscountReasons(terms: CounterTerms | null): string {
  const discountRequests = [terms?.discounts?.entireSale, ...(terms?.discounts?.lines ?? [])];
  return [...new Set(discountRequests.flatMap((discount) => discount?.reason ?? []))].join('; ');
}
