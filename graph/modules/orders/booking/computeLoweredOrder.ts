import {
  calculatePriceAfterDiscounts,
  getStoredDiscountAmount,
} from '#domain/orders/counter/calculateStaffDiscount.ts';
import { calculateCouponDiscount } from '#domain/orders/coupons/coupons.ts';
import { readCouponTerms } from '#domain/orders/coupons/couponTerms.ts';
import { calculateEditedTotals, type EditedTotals } from '#domain/orders/edit/calculateEditedTotals.ts';
import { calculateLineTotal } from '#domain/orders/orderTotals.ts';
import type { Order, OrderLine } from '#graph/prisma/generated/client.ts';
import { applyCouponShares } from '../reprice/applyCouponShares.ts';
import { calculateMaking } from '../reprice/calculateMaking.ts';
import { computeLineDiscount } from '../reprice/computeLineDiscount.ts';
import { toCouponLines } from '../reprice/editedCouponLines.ts';
import { toPricedLine } from '../reprice/toPricedLine.ts';
import type { LoweredPrice } from './findLowerPrices.ts';

/**
 * Returns the lines at lowered prices and the resulting totals. Percentage discounts of staff and of the redeemed
 * coupon apply to the lower prices; fixed amounts stay.
 */
export function computeLoweredOrder(
  order: Order,
  soldLines: readonly OrderLine[],
  prices: readonly LoweredPrice[],
): { lines: OrderLine[]; totals: EditedTotals } {
  const lines = soldLines.map((line) =>
    lowerLinePrice(
      line,
      prices.find(({ lineId }) => lineId === line.id),
    ),
  );
  const { discount, staffDiscount, shipping, shippingDiscount, taxPercent } = order;
  const coupon = computeCouponDiscount(order, lines);
  const totals = calculateEditedTotals({
    lines: lines.map(toPricedLine),
    couponDiscount: coupon?.items ?? discount - staffDiscount,
    staffDiscount: computeStaffDiscount(order, soldLines, lines),
    shipping: shipping + shippingDiscount,
    shippingDiscount,
    taxPercent,
  });
  const shares = coupon?.lines ?? lines.map(({ couponDiscount }) => couponDiscount);
  const couponEligibility = lines.map(({ isCouponCounted }) => isCouponCounted);
  return {
    lines: applyCouponShares(lines, totals.couponDiscount, {
      lines: shares,
      lineEligibility: couponEligibility,
    }),
    totals,
  };
}

/** Returns the coupon's discount on the lower prices; null if it is a fixed amount or its terms are unknown. */
function computeCouponDiscount(order: Order, lines: readonly OrderLine[]) {
  const terms = readCouponTerms(order);
  if (terms?.kind !== 'PERCENT') return null;
  const couponLines = toCouponLines(lines, lines, { collections: new Map() });
  return calculateCouponDiscount(terms, { lines: couponLines, shipping: null });
}

function computeStaffDiscount(
  order: Order,
  soldLines: readonly OrderLine[],
  lines: readonly OrderLine[],
): number {
  const sumStaffDiscounts = (rows: readonly OrderLine[]) =>
    rows.reduce((sum, row) => sum + row.staffDiscount, 0);
  const prices = lines.map((line) => ({ lineTotal: line.lineTotal, making: calculateMaking(line) }));
  const remainingPrice = calculatePriceAfterDiscounts(
    prices,
    lines.map((line) => line.staffDiscount),
  );
  return (
    sumStaffDiscounts(lines) +
    getStoredDiscountAmount(order, remainingPrice, order.staffDiscount - sumStaffDiscounts(soldLines))
  );
}

function lowerLinePrice(line: OrderLine, price: LoweredPrice | undefined): OrderLine {
  if (!price || price.unitPrice >= line.unitPrice) return line;
  const { unitPrice, breakdown } = price;
  const loweredLine = {
    ...line,
    unitPrice,
    lineTotal: calculateLineTotal(unitPrice, line.quantity),
    breakdown: breakdown && { ...breakdown },
  };
  return { ...loweredLine, staffDiscount: computeLineDiscount(loweredLine, line.staffDiscount) };
}
