import { type OrderStatus, UNSOLD } from '#domain/orders/orderLifecycle.ts';

/** What somebody has ordered so far. */
export interface Bought {
  orders: number;
  /** NPR, without what was cancelled or came back. */
  spent: number;
}

export const NOTHING_BOUGHT: Bought = { orders: 0, spent: 0 };

/** Orders of one buyer and one status, counted and summed. */
interface Group {
  status: OrderStatus;
  _count: number;
  _sum: { finalTotal: number | null; credited: number | null };
}

/** What each buyer has ordered, by what `buyerOf` knows them by; orders of nobody count for none. */
export function sumBought<Row extends Group>(
  groups: readonly Row[],
  buyerOf: (group: Row) => string | null,
): Map<string, Bought> {
  const sums = new Map<string, Bought>();
  for (const group of groups) {
    const buyer = buyerOf(group);
    if (buyer === null) continue;
    const { status, _count, _sum } = group;
    const { orders, spent } = sums.get(buyer) ?? NOTHING_BOUGHT;
    const counts = !UNSOLD.some((unsold) => unsold === status);
    sums.set(buyer, {
      orders: orders + _count,
      spent: spent + (counts ? Number(_sum.finalTotal) - Number(_sum.credited) : 0),
    });
  }
  return sums;
}
