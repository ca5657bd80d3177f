import type { ReadContext } from '#graph/context.ts';
import { createKeyset, desc, instant, text } from '#graph/pagination/keyset.ts';
import type { Page } from '#graph/pagination/page.ts';
import { readTable } from '#graph/pagination/readTable.ts';
import type { GoodsReceipt, Prisma } from '#graph/prisma/generated/client.ts';
import type { QueryGoodsReceiptsArgs } from '#graph/schema/schema.generated.ts';
import { buildDocumentSearchCondition } from '../documentNumber.ts';

export type ReceiptPage = Page<GoodsReceipt>;

const newestFirst = createKeyset<GoodsReceipt, Prisma.GoodsReceiptWhereInput>({
  receivedAt: desc(instant),
  id: desc(text),
});

export function listReceipts(
  { prisma }: ReadContext,
  { filter, ...args }: Partial<QueryGoodsReceiptsArgs>,
): Promise<ReceiptPage> {
  const { search, locationId, from, to } = filter ?? {};
  const where: Prisma.GoodsReceiptWhereInput = {
    ...buildDocumentSearchCondition(search, ['supplier', 'reference']),
    ...(locationId && { locationId }),
    ...((from ?? to) && { receivedAt: { gte: from ?? undefined, lt: to ?? undefined } }),
  };
  return readTable(prisma.goodsReceipt, { ...args, where, order: newestFirst });
}
