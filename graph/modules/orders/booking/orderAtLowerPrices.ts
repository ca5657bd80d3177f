import { keptAmount, leftOf } from '#domain/orders/counter/staffDiscount.ts';
import { couponDiscount } from '#domain/orders/coupons/coupons.ts';
import { couponTermsOf } from '#domain/orders/coupons/couponTerms.ts';
import { type EditedTotals, editedTotals } from '#domain/orders/edit/editedTotals.ts';
import { lineTotal } from '#domain/orders/orderTotals.ts';
import type { Order, OrderLine } from '#graph/prisma/generated/client.ts';
import { toEditedLines } from '../reprice/editedCouponLines.ts';
import { lineDiscount } from '../reprice/lineDiscount.ts';
import { makingOf } from '../reprice/makingOf.ts';
import { toPriced } from '../reprice/toPriced.ts';
import { withCouponShares } from '../reprice/withCouponShares.ts';
import type { LoweredPrice } from './lowerPrices.ts';

/**
 * Lines at lowered prices, and what the order comes to with them. Percentages, of the staff and of the coupon as it was
 * redeemed, are of the lower price; sums stay.
 */
export function loweredOrder(
  order: Order,
  sold: readonly OrderLine[],
  prices: readonly LoweredPrice[],
): { lines: OrderLine[]; totals: EditedTotals } {
  const lines = sold.map((line) =>
    lowered(
      line,
      prices.find(({ lineId }) => lineId === line.id),
    ),
  );
  const { discount, staffDiscount, shipping, shippingDiscount, taxPercent } = order;
  const coupon = loweredCoupon(order, lines);
  const totals = editedTotals({
    lines: lines.map(toPriced),
    couponDiscount: coupon?.items ?? discount - staffDiscount,
    staffDiscount: loweredDiscount(order, sold, lines),
    shipping: shipping + shippingDiscount,
    shippingDiscount,
    taxPercent,
  });
  const shares = coupon?.lines ?? lines.map(({ couponDiscount }) => couponDiscount);
  const counted = lines.map(({ isCouponCounted }) => isCouponCounted);
  return { lines: withCouponShares(lines, totals.couponDiscount, { lines: shares, counted }), totals };
}

/** What the order's coupon takes off the lower prices; null where that is a sum, or its terms are not known. */
function loweredCoupon(order: Order, lines: readonly OrderLine[]) {
  const terms = couponTermsOf(order);
  if (terms?.kind !== 'PERCENT') return null;
  const seen = toEditedLines(lines, lines, { collections: new Map() });
  return couponDiscount(terms, { lines: seen, shipping: null });
}

function loweredDiscount(order: Order, sold: readonly OrderLine[], lines: readonly OrderLine[]): number {
  const sumOf = (rows: readonly OrderLine[]) => rows.reduce((sum, row) => sum + row.staffDiscount, 0);
  const prices = lines.map((line) => ({ lineTotal: line.lineTotal, making: makingOf(line) }));
  const left = leftOf(
    prices,
    lines.map((line) => line.staffDiscount),
  );
  return sumOf(lines) + keptAmount(order, left, order.staffDiscount - sumOf(sold));
}

function lowered(line: OrderLine, price: LoweredPrice | undefined): OrderLine {
  if (!price || price.unitPrice >= line.unitPrice) return line;
  const { unitPrice, breakdown } = price;
  const changed = {
    ...line,
    unitPrice,
    lineTotal: lineTotal(unitPrice, line.quantity),
    breakdown: breakdown && { ...breakdown },
  };
  return { ...changed, staffDiscount: lineDiscount(changed, line.staffDiscount) };
}
