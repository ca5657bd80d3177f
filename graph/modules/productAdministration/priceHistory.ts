import type { GraphContext } from '../../context.ts';
import { desc, instant, keyset, text } from '../../keyset.ts';
import { type Page, pageOf } from '../../page.ts';
import type { PriceChange, Prisma } from '../../prisma/generated/client.ts';
import type { QueryPriceHistoryArgs } from '../../schema.generated.ts';

export type PriceChangePage = Page<PriceChange>;

const newestFirst = keyset<PriceChange, Prisma.PriceChangeWhereInput>({ at: desc(instant), id: desc(text) });

/** How a product's price moved. */
export function priceHistory(
  { prisma }: GraphContext,
  { productId, ...args }: QueryPriceHistoryArgs,
): Promise<PriceChangePage> {
  const where = { productId };
  return pageOf(args, {
    order: newestFirst,
    find: ({ after, ...page }) =>
      prisma.priceChange.findMany({ where: { AND: [where, after ?? {}] }, ...page }),
    count: () => prisma.priceChange.count({ where }),
  });
}
