import type { PricedLine } from '#domain/orders/orderTotals.ts';
import type { OrderLine } from '#graph/prisma/generated/client.ts';

/** Converts a line to the input of the totals. */
export function toPricedLine({
  unitPrice: price,
  quantity,
}: Pick<OrderLine, 'unitPrice' | 'quantity'>): PricedLine {
  return { price, quantity };
}
