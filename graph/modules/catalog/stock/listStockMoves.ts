import type { Reading } from '#graph/context.ts';
import { desc, instant, keyset, text } from '#graph/pagination/keyset.ts';
import { type Page, readPage } from '#graph/pagination/page.ts';
import type { Prisma, StockMove } from '#graph/prisma/generated/client.ts';
import type { QueryStockMovesArgs, StockMoveFilter } from '#graph/schema/schema.generated.ts';

export type StockMovePage = Page<StockMove>;

const newestFirst = keyset<StockMove, Prisma.StockMoveWhereInput>({ at: desc(instant), id: desc(text) });

/** A page of the ledger. */
export function listStockMoves(
  { prisma }: Reading,
  { filter, ...args }: Partial<QueryStockMovesArgs>,
): Promise<StockMovePage> {
  const where = buildCondition(filter ?? {});
  return readPage(args, {
    order: newestFirst,
    find: ({ after, ...page }) =>
      prisma.stockMove.findMany({ where: { AND: [where, after ?? {}] }, ...page }),
    count: () => prisma.stockMove.count({ where }),
  });
}

function buildCondition({
  productId,
  orderId,
  reasons,
  from,
  to,
}: StockMoveFilter): Prisma.StockMoveWhereInput {
  return {
    ...(productId && { variant: { productId } }),
    ...(orderId && { orderId }),
    ...(reasons?.length && { reason: { in: reasons } }),
    ...((from ?? to) && { at: { gte: from ?? undefined, lt: to ?? undefined } }),
  };
}
