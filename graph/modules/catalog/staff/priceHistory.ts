import type { GraphContext } from '#graph/context.ts';
import { createKeyset, desc, instant, text } from '#graph/pagination/keyset.ts';
import type { Page } from '#graph/pagination/page.ts';
import { readTable } from '#graph/pagination/readTable.ts';
import type { PriceChange, Prisma } from '#graph/prisma/generated/client.ts';
import type { QueryPriceHistoryArgs } from '#graph/schema/schema.generated.ts';

export type PriceChangePage = Page<PriceChange>;

const newestFirst = createKeyset<PriceChange, Prisma.PriceChangeWhereInput>({
  at: desc(instant),
  id: desc(text),
});

/** Returns the history of a product's price. */
export function priceHistory(
  { prisma }: GraphContext,
  { productId, ...args }: QueryPriceHistoryArgs,
): Promise<PriceChangePage> {
  const where = { productId };
  return readTable(prisma.priceChange, { ...args, where, order: newestFirst });
}
