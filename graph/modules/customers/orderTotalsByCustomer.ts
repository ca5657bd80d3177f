/** What somebody has ordered so far. */
export interface Bought {
  orders: number;
  /** What they paid less what was refunded, NPR. */
  spent: number;
}

export const NOTHING_BOUGHT: Bought = { orders: 0, spent: 0 };

/** Orders of one buyer, counted and summed. */
interface Group {
  _count: number;
  _sum: { paid: number | null; refunded: number | null };
}

/** The sums of the ledger that make up what a buyer spent. */
export const SPENT_SUMS = { paid: true, refunded: true } as const;

/** What each buyer has ordered, by what `buyerOf` knows them by; orders of nobody count for none. */
export function sumBought<Row extends Group>(
  groups: readonly Row[],
  buyerOf: (group: Row) => string | null,
): Map<string, Bought> {
  return new Map(
    groups.flatMap((group) => {
      const buyer = buyerOf(group);
      return buyer === null ? [] : [[buyer, { orders: group._count, spent: spentOf(group._sum) }]];
    }),
  );
}

/** What was paid less what was refunded, NPR. */
export function spentOf({ paid, refunded }: Group['_sum']): number {
  return Number(paid) - Number(refunded);
}
