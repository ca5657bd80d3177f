import { v7 as uuidv7 } from 'uuid';
import { timelineNotes } from '#domain/orders/timelineNotes.ts';
import type { GraphContext } from '#graph/context.ts';
import { type CounterTerms, type TakenPayment, takenPayments } from '#graph/modules/quotes/counterTerms.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { Sale } from './sale.ts';

const COUNTER_NOTES: Record<CounterTerms['fulfilment'], string> = {
  COUNTER: timelineNotes.soldAndTaken,
  PICKUP: timelineNotes.soldForPickup,
  DELIVERY: timelineNotes.soldForDelivery,
};

/** Timeline note of a sale at the counter. */
export function toNote({ channel, fulfilment }: CounterTerms): string {
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

/** The payments that are taken with the order. */
export function toPayments({
  input: { counterSale, paymentMethod: method },
  quote,
}: Sale): readonly TakenPayment[] {
  return counterSale ? takenPayments(counterSale, { method, finalTotal: quote.totals.finalTotal }) : [];
}

/** Audit entry of a sale at the counter. */
export function soldAtCounter(order: Order, { input: { counterSale }, approvedBy }: Sale) {
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
      ...(staffDiscount > 0 && { staffDiscount, reasons: toReasons(counterSale) }),
      ...(approvedBy && { approvedBy }),
    },
  };
}

function toReasons(terms: CounterTerms | null): string {
  const asked = [terms?.discounts?.whole, ...(terms?.discounts?.lines ?? [])];
  return [...new Set(asked.flatMap((discount) => discount?.reason ?? []))].join('; ');
}
