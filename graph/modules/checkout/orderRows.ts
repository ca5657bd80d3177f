import { v7 as uuidv7 } from 'uuid';
import { kathmanduDay } from '#domain/calendar/kathmandu.ts';
import { referenceNames } from '#domain/payments/referenceName.ts';
import { toAuditEntry } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { offeredTerms, toBooking } from '#graph/modules/bookings/acceptedTerms.ts';
import { ratesAt } from '#graph/modules/pricing/pricing.snapshot.ts';
import { toLines } from '#graph/modules/quotes/lineRows.ts';
import type { OrderEvent } from '#graph/prisma/generated/client.ts';
import { soldAtCounter, toNote, toPaymentRows } from './counterRows.ts';
import { toOrder } from './orderRow.ts';
import type { Sale } from './sale.ts';

/** The rows of an order by their tables. What is sold at the counter begins paid or delivered, as it was said to be. */
export function toOrderRows(context: GraphContext, sale: Sale) {
  const { viewer, now } = context;
  const { input, quote } = sale;
  const { counterSale } = input;
  const offer = { finalTotal: quote.totals.finalTotal, settings: context.snapshot.settings, now };
  const terms = input.booking && offeredTerms(offer);
  const order = toOrder(context, sale, terms?.dueBy ?? null);
  const orderId = order.id;
  const payments = toPaymentRows(context, sale, orderId);
  const event = {
    orderId,
    kind: 'STATUS' as const,
    note: null,
    data: null,
    isStaffOnly: false,
    actorId: viewer?.id ?? null,
    at: now,
  };

  return {
    order,
    booking: terms && toBooking(orderId, terms, offer),
    lines: toLines({ quote, counterSale }, orderId, ratesAt(context.snapshot.rates(now), now)),
    timeline: [
      { ...event, id: uuidv7(), status: 'PENDING' },
      ...(counterSale ? [{ ...event, id: uuidv7(), status: order.status, note: toNote(counterSale) }] : []),
    ] satisfies OrderEvent[],
    payments,
    references: payments.flatMap(({ id: paymentId, method, reference }) =>
      referenceNames(method, [reference]).map((name) => ({ paymentId, method, name })),
    ),
    stockMoves: sale.takings.map(({ variantId, locationId, quantity }) => ({
      variantId,
      locationId,
      delta: -quantity,
      reason: 'ORDER' as const,
      orderId,
      actorId: viewer?.id ?? null,
      at: now,
    })),
    redemption: quote.coupon && {
      couponId: quote.coupon.row.id,
      orderId,
      discount: order.discount - order.staffDiscount + order.shippingDiscount,
      userId: sale.couponUser.accountId,
      email: sale.couponUser.email,
      phone: sale.couponUser.phone,
      at: now,
    },
    request: { orderId, createdAt: now },
    staleDay: { day: kathmanduDay(now) },
    auditEntry: counterSale && toAuditEntry(context, soldAtCounter(order, sale)),
    ordered: (userId: string) => ({
      userId,
      savedAt: now,
      pieces: quote.lines.map(({ product, variant }) => ({ productId: product.id, size: variant.size })),
      // The one that was typed, also where another was taken.
      couponCode: input.couponCode ?? undefined,
    }),
  };
}
