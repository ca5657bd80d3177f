import type { PricedLine } from '#domain/orders/orderTotals.ts';
import type { OrderLine } from '#graph/prisma/generated/client.ts';

/** Converts an order line to the input of the totals calculation. */
export function toPricedLine({
  unitPrice: price,
  quantity,
}: Pick<OrderLine, 'unitPrice' | 'quantity'>): PricedLine {
  return { price, quantity };
}
