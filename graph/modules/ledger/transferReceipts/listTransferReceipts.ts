import type { ReadContext } from '#graph/context.ts';
import { asc, createKeyset, desc, instant, type Keyset, text } from '#graph/pagination/keyset.ts';
import type { Page } from '#graph/pagination/page.ts';
import { readTable } from '#graph/pagination/readTable.ts';
import type { Prisma, TransferReceipt } from '#graph/prisma/generated/client.ts';
import type { QueryTransferReceiptsArgs } from '#graph/schema/schema.generated.ts';

export type TransferReceiptPage = Page<TransferReceipt>;
type TransferReceiptKeyset = Keyset<TransferReceipt, Prisma.TransferReceiptWhereInput>;

const OLDEST_FIRST: TransferReceiptKeyset = createKeyset({ createdAt: asc(instant), id: asc(text) });
const NEWEST_FIRST: TransferReceiptKeyset = createKeyset({ createdAt: desc(instant), id: desc(text) });

/** Lists transfer receipts with a status: submitted ones oldest first, decided ones newest first. */
export async function listTransferReceipts(
  { prisma }: Pick<ReadContext, 'prisma'>,
  { status, ...args }: Partial<QueryTransferReceiptsArgs>,
): Promise<TransferReceiptPage> {
  const requestedStatus = status ?? 'SUBMITTED';
  return readTable(prisma.transferReceipt, {
    ...args,
    where: { status: requestedStatus },
    order: requestedStatus === 'SUBMITTED' ? OLDEST_FIRST : NEWEST_FIRST,
  });
}
