import type { Reading } from '#graph/context.ts';
import { desc, instant, keyset, text } from '#graph/pagination/keyset.ts';
import type { Page } from '#graph/pagination/page.ts';
import { readTable } from '#graph/pagination/readTable.ts';
import type { Prisma, StockTake } from '#graph/prisma/generated/client.ts';
import type { QueryStockTakesArgs } from '#graph/schema/schema.generated.ts';
import { searchDocuments } from '../documentNumber.ts';

export type StockTakePage = Page<StockTake>;

const newestFirst = keyset<StockTake, Prisma.StockTakeWhereInput>({
  startedAt: desc(instant),
  id: desc(text),
});

export function listStockTakes(
  { prisma }: Reading,
  { filter, ...args }: Partial<QueryStockTakesArgs>,
): Promise<StockTakePage> {
  const { search, statuses, locationId } = filter ?? {};
  const where: Prisma.StockTakeWhereInput = {
    ...searchDocuments(search, ['note']),
    ...(statuses?.length && { status: { in: [...statuses] } }),
    ...(locationId && { locationId }),
  };
  return readTable(prisma.stockTake, { ...args, where, order: newestFirst });
}
