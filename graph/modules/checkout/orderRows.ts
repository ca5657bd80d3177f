import { v7 as uuidv7 } from 'uuid';
import { toKathmanduDay } from '#domain/calendar/kathmandu.ts';
import { normaliseReferences } from '#domain/payments/normaliseReference.ts';
import { toAuditEntry } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { getCurrentBookingTerms, toBooking } from '#graph/modules/bookings/acceptedTerms.ts';
import { getRatesAt } from '#graph/modules/pricing/pricing.snapshot.ts';
import { toLines } from '#graph/modules/quotes/lineRows.ts';
import type { OrderEvent } from '#graph/prisma/generated/client.ts';
import { buildCounterSaleAudit, getTimelineNote, toPaymentRows } from './counterRows.ts';
import { toOrderRow } from './orderRow.ts';
import type { Sale } from './sale.ts';

/** Returns an order's rows by table. Counter sales may start as paid or delivered. */
export function toOrderRows(context: GraphContext, sale: Sale) {
  const { viewer, now } = context;
  const { input, quote } = sale;
  const { counterSale } = input;
  const bookingOffer = { finalTotal: quote.totals.finalTotal, settings: context.snapshot.settings, now };
  const terms = input.booking && getCurrentBookingTerms(bookingOffer);
  const order = toOrderRow(context, sale, terms?.dueBy ?? null);
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
    booking: terms && toBooking(orderId, terms, bookingOffer),
    lines: toLines({ quote, counterSale }, orderId, getRatesAt(context.snapshot.getRates(now), now)),
    timeline: [
      { ...event, id: uuidv7(), status: 'PENDING' },
      ...(counterSale
        ? [{ ...event, id: uuidv7(), status: order.status, note: getTimelineNote(counterSale) }]
        : []),
    ] satisfies OrderEvent[],
    payments,
    references: payments.flatMap(({ id: paymentId, method, reference }) =>
      normaliseReferences(method, [reference]).map((name) => ({ paymentId, method, name })),
    ),
    stockMoves: sale.stockDeductions.map(({ variantId, locationId, quantity }) => ({
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
    staleDay: { day: toKathmanduDay(now) },
    auditEntry: counterSale && toAuditEntry(context, buildCounterSaleAudit(order, sale)),
    ordered: (userId: string) => ({
      userId,
      savedAt: now,
      items: quote.lines.map(({ product, variant }) => ({ productId: product.id, size: variant.size })),
      // Uses the code that was entered, even if another coupon applies.
      couponCode: input.couponCode ?? undefined,
    }),
  };
}
