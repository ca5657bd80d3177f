import type { Reading } from '#graph/context.ts';
import { asc, desc, instant, type Keyset, keyset, text } from '#graph/pagination/keyset.ts';
import type { Page } from '#graph/pagination/page.ts';
import { readTable } from '#graph/pagination/readTable.ts';
import type { Prisma, TransferSlip } from '#graph/prisma/generated/client.ts';
import type { QueryTransferSlipsArgs } from '#graph/schema/schema.generated.ts';

export type SlipPage = Page<TransferSlip>;
type SlipKeyset = Keyset<TransferSlip, Prisma.TransferSlipWhereInput>;

const WAITING_FIRST: SlipKeyset = keyset({ createdAt: asc(instant), id: asc(text) });
const NEWEST_FIRST: SlipKeyset = keyset({ createdAt: desc(instant), id: desc(text) });

/** Everyone's slips that stand so: whoever waits longest comes first, of what is decided the latest. */
export async function transferSlips(
  { prisma }: Pick<Reading, 'prisma'>,
  { status, ...args }: Partial<QueryTransferSlipsArgs>,
): Promise<SlipPage> {
  const wanted = status ?? 'SUBMITTED';
  return readTable(prisma.transferSlip, {
    ...args,
    where: { status: wanted },
    order: wanted === 'SUBMITTED' ? WAITING_FIRST : NEWEST_FIRST,
  });
}
