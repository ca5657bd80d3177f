import { type EditedTotals, editedTotals } from '#domain/orders/edit/editedTotals.ts';
import { lineTotal } from '#domain/orders/orderTotals.ts';
import type { Order, OrderLine } from '#graph/prisma/generated/client.ts';
import { toPriced } from '../edit/toPriced.ts';
import { withCouponShares } from '../edit/withCouponShares.ts';
import type { LoweredPrice } from './lowerPrices.ts';

/** Lines at lowered prices, and what the order comes to with them: what was taken off stays taken off. */
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
  const totals = editedTotals({
    lines: lines.map(toPriced),
    couponDiscount: discount - staffDiscount,
    staffDiscount,
    shipping: shipping + shippingDiscount,
    shippingDiscount,
    taxPercent,
  });
  const shares = lines.map(({ couponDiscount }) => couponDiscount);
  return { lines: withCouponShares(lines, totals.couponDiscount, shares), totals };
}

function lowered(line: OrderLine, price: LoweredPrice | undefined): OrderLine {
  if (!price || price.unitPrice >= line.unitPrice) return line;
  const { unitPrice, breakdown } = price;
  return {
    ...line,
    unitPrice,
    lineTotal: lineTotal(unitPrice, line.quantity),
    breakdown: breakdown && { ...breakdown },
  };
}
