import { calculateDiscount } from '#domain/orders/coupons/coupons.ts';
import { deliveryEstimate } from '#domain/orders/delivery.ts';
import type { OrderStatus } from '#domain/orders/orderLifecycle.ts';
import { sumItems, totalsOf } from '#domain/orders/orderTotals.ts';
import { DEFAULT_SETTINGS } from '#domain/store/storeSettings.ts';
import { readOutcome } from '#prisma/seed/orders/orderOutcome.ts';
import { toMethod, toPayments } from '#prisma/seed/orders/orderPayment.ts';
import { toStory } from '#prisma/seed/orders/orderStories.ts';
import type { Random } from '#prisma/seed/random.ts';
import { DAY } from '#prisma/seed/time.ts';
import type { Buyer } from './buyers.ts';
import { type OrderTraces, orderTraceMaker } from './desk/orderTraces.ts';
import type { LoadCoupon } from './loadCoupons.ts';
import { idMaker } from './loadIds.ts';
import { orderLines, type Sold } from './orderLines.ts';
import { toNumber } from './orderNumbers.ts';
import { pastRates } from './pastRates.ts';
import type { Period } from './period.ts';
import type { Piece } from './products.ts';
import type { Row } from './tables.ts';

export interface LoadedOrder {
  order: Row<'orders'>;
  lines: Row<'order_lines'>[];
  events: Row<'order_events'>[];
  payments: Row<'payments'>[];
  redemption: Row<'coupon_redemptions'> | null;
  traces: OrderTraces;
  pieces: Piece[];
}

interface Surroundings {
  period: Period;
  pieces: readonly Piece[];
  coupons: readonly LoadCoupon[];
  /** Who moves the orders. */
  staffIds: readonly string[];
  buyerAt(at: number, random: Random): Buyer;
}

const COUPON_SHARE = 0.12;
const POPULAR_DAYS = 90;

/** Makes order after order, in the order of time, and counts on the pieces how often they were sold lately. */
export function orderMaker({ period, pieces, coupons, staffIds, buyerAt }: Surroundings) {
  const orderId = idMaker();
  const eventId = idMaker();
  const paymentId = idMaker();
  const redemptionId = idMaker();
  const linesAt = orderLines(pieces);
  const tracesOf = orderTraceMaker(staffIds);
  const now = new Date(period.end);
  let count = 0;

  return (at: number, random: Random): LoadedOrder => {
    const id = orderId(at);
    const placedAt = new Date(at);
    const { contact, isFirst } = buyerAt(at, random);
    const { lines, sold } = linesAt(id, at, { rates: pastRates(at, period.end), random });
    const priced = lines.map(({ unit_price, quantity }) => ({ price: unit_price, quantity }));
    const coupon = couponFor(sumItems(priced), random);
    const totals = totalsOf({
      lines: priced,
      discount: coupon ? calculateDiscount(coupon, sumItems(priced)) : 0,
      rules: DEFAULT_SETTINGS,
    });
    const method = toMethod(totals.finalTotal, random);
    const estimate = deliveryEstimate(contact.address.district, placedAt);
    const story = toStory({ placedAt, now, estimate, method, end: findEnd(random) }, random);
    const { entries, ...ledger } = toPayments({ method, amount: totals.finalTotal }, story, random);
    const outcome = readOutcome(story, random);
    if (coupon) coupon.uses += 1;
    if (isSold(outcome.status)) countSold(sold, at >= period.end - POPULAR_DAYS * DAY);

    const order: Row<'orders'> = {
      id,
      number: toNumber(count++, random),
      user_id: contact.id,
      status: outcome.status,
      payment_status: ledger.paymentStatus,
      paid: ledger.paid,
      refunded: ledger.refunded,
      payment_method: method,
      contact_name: contact.name,
      contact_email: contact.email,
      contact_phone: contact.phone,
      ship_name: contact.name,
      ship_phone: contact.phone,
      ...contact.address,
      coupon_code: coupon?.code,
      items_total: totals.items,
      discount: totals.discount,
      shipping: totals.shipping,
      tax_percent: DEFAULT_SETTINGS.taxPercent,
      tax: totals.tax,
      final_total: totals.finalTotal,
      is_first: isFirst,
      tracking_number: outcome.trackingNumber,
      carrier: outcome.carrier,
      cancel_reason: outcome.cancelReason,
      estimated_from: estimate.from,
      estimated_to: estimate.to,
      placed_at: placedAt,
      updated_at: outcome.updatedAt,
    };
    return {
      order,
      traces: tracesOf({ order, lines, story }),
      pieces: sold.map(({ piece }) => piece),
      lines,
      events: story.map((step) => ({
        id: eventId(at),
        order_id: id,
        status: step.status,
        note: step.note,
        actor_id: step.by === 'BUYER' ? contact.id : null,
        at: step.at,
      })),
      payments: entries.map(({ kind, amount, reference, createdAt, settledAt }) => ({
        id: paymentId(at),
        order_id: id,
        kind,
        method,
        amount,
        reference,
        created_at: createdAt,
        settled_at: settledAt,
      })),
      redemption: coupon && {
        id: redemptionId(at),
        coupon_id: coupon.id,
        order_id: id,
        discount: totals.discount,
        at: placedAt,
      },
    };
  };

  function couponFor(items: number, random: Random): LoadCoupon | null {
    if (!random.chance(COUPON_SHARE)) return null;
    const coupon = random.pick(coupons);
    return items >= coupon.minItems ? coupon : null;
  }
}

function findEnd(random: Random): OrderStatus {
  const fate = random.next();
  if (fate < 0.08) return 'CANCELLED';
  return fate < 0.11 ? 'RETURNED' : 'DELIVERED';
}

function countSold(sold: readonly Sold[], isLately: boolean): void {
  for (const { piece, variant, quantity } of sold) {
    variant.sold += quantity;
    if (isLately) piece.popularity += quantity;
  }
}

function isSold(status: OrderStatus | undefined): boolean {
  return status !== 'CANCELLED' && status !== 'RETURNED';
}
