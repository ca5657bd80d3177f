import type { Reading } from '#graph/context.ts';
import { desc, instant, keyset, text } from '#graph/pagination/keyset.ts';
import type { Page } from '#graph/pagination/page.ts';
import { readTable } from '#graph/pagination/readTable.ts';
import type { Prisma, StockTransfer } from '#graph/prisma/generated/client.ts';
import type { QueryStockTransfersArgs } from '#graph/schema/schema.generated.ts';
import { searchDocuments } from '../documentNumber.ts';

export type TransferPage = Page<StockTransfer>;

const newestFirst = keyset<StockTransfer, Prisma.StockTransferWhereInput>({
  createdAt: desc(instant),
  id: desc(text),
});

export function listTransfers(
  { prisma }: Reading,
  { filter, ...args }: Partial<QueryStockTransfersArgs>,
): Promise<TransferPage> {
  const { search, statuses, locationId, hasDifferences } = filter ?? {};
  const where: Prisma.StockTransferWhereInput = {
    AND: [
      searchDocuments(search, ['note']),
      locationId ? { OR: [{ fromId: locationId }, { toId: locationId }] } : {},
      ...(hasDifferences == null ? [] : [{ difference: hasDifferences ? { not: 0 } : 0 }]),
    ],
    ...(statuses?.length && { status: { in: [...statuses] } }),
  };
  return readTable(prisma.stockTransfer, { ...args, where, order: newestFirst });
}
