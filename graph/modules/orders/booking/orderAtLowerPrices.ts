import { priceAfterDiscounts, storedDiscountAmount } from '#domain/orders/counter/calculateStaffDiscount.ts';
import { couponDiscount } from '#domain/orders/coupons/coupons.ts';
import { readCouponTerms } from '#domain/orders/coupons/couponTerms.ts';
import { type EditedTotals, editedTotals } from '#domain/orders/edit/editedTotals.ts';
import { lineTotal } from '#domain/orders/orderTotals.ts';
import type { Order, OrderLine } from '#graph/prisma/generated/client.ts';
import { calculateMaking } from '../reprice/calculateMaking.ts';
import { toEditedLines } from '../reprice/editedCouponLines.ts';
import { lineDiscount } from '../reprice/lineDiscount.ts';
import { toPriced } from '../reprice/toPriced.ts';
import { withCouponShares } from '../reprice/withCouponShares.ts';
import type { LoweredPrice } from './findLowerPrices.ts';

/**
 * Returns the lines at lowered prices and the resulting totals. Percentage discounts of staff and of the redeemed
 * coupon apply to the lower prices; fixed amounts stay.
 */
export function orderAtLowerPrices(
  order: Order,
  sold: readonly OrderLine[],
  prices: readonly LoweredPrice[],
): { lines: OrderLine[]; totals: EditedTotals } {
  const lines = sold.map((line) =>
    lineAtLowerPrice(
      line,
      prices.find(({ lineId }) => lineId === line.id),
    ),
  );
  const { discount, staffDiscount, shipping, shippingDiscount, taxPercent } = order;
  const coupon = couponAtLowerPrices(order, lines);
  const totals = editedTotals({
    lines: lines.map(toPriced),
    couponDiscount: coupon?.items ?? discount - staffDiscount,
    staffDiscount: discountAtLowerPrices(order, sold, lines),
    shipping: shipping + shippingDiscount,
    shippingDiscount,
    taxPercent,
  });
  const shares = coupon?.lines ?? lines.map(({ couponDiscount }) => couponDiscount);
  const counted = lines.map(({ isCouponCounted }) => isCouponCounted);
  return { lines: withCouponShares(lines, totals.couponDiscount, { lines: shares, lineEligibility: counted }), totals };
}

/** Returns the coupon's discount on the lower prices; null if it is a fixed amount or its terms are unknown. */
function couponAtLowerPrices(order: Order, lines: readonly OrderLine[]) {
  const terms = readCouponTerms(order);
  if (terms?.kind !== 'PERCENT') return null;
  const couponLines = toEditedLines(lines, lines, { collections: new Map() });
  return couponDiscount(terms, { lines: couponLines, shipping: null });
}

function discountAtLowerPrices(
  order: Order,
  sold: readonly OrderLine[],
  lines: readonly OrderLine[],
): number {
  const sumStaffDiscounts = (rows: readonly OrderLine[]) =>
    rows.reduce((sum, row) => sum + row.staffDiscount, 0);
  const prices = lines.map((line) => ({ lineTotal: line.lineTotal, making: calculateMaking(line) }));
  const remainingPrice = priceAfterDiscounts(
    prices,
    lines.map((line) => line.staffDiscount),
  );
  return (
    sumStaffDiscounts(lines) +
    storedDiscountAmount(order, remainingPrice, order.staffDiscount - sumStaffDiscounts(sold))
  );
}

function lineAtLowerPrice(line: OrderLine, price: LoweredPrice | undefined): OrderLine {
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
