import type { PricedLine } from '#domain/orders/orderTotals.ts';
import type { OrderLine } from '#graph/prisma/generated/client.ts';

/** A line as totals are counted of it. */
export function toPriced({
  unitPrice: price,
  quantity,
}: Pick<OrderLine, 'unitPrice' | 'quantity'>): PricedLine {
  return { price, quantity };
}
