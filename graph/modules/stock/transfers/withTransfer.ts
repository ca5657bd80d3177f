import { DomainError } from '#domain/errors/errors.ts';
import type { GraphContext } from '#graph/context.ts';
import { assertVersion } from '#graph/prisma/assertVersion.ts';
import type { Prisma, StockTransfer } from '#graph/prisma/generated/client.ts';
import type { Work } from '#graph/work/work.ts';

const WHOLE = {
  lines: { orderBy: { position: 'asc' } },
  from: true,
  to: true,
} as const satisfies Prisma.StockTransferInclude;

export type WholeTransfer = Prisma.StockTransferGetPayload<{ include: typeof WHOLE }>;

/** Works on one transfer, which nobody else sends, receives or changes meanwhile. */
export function withTransfer(
  { work: doWork }: GraphContext,
  { id, version }: { id: string; version: number },
  task: (work: Work, transfer: WholeTransfer) => Promise<StockTransfer>,
): Promise<StockTransfer> {
  return doWork(async (work) => {
    await work.db.$queryRaw`SELECT id FROM stock_transfers WHERE id = ${id} FOR UPDATE`;
    const transfer = await work.db.stockTransfer.findUnique({ where: { id }, include: WHOLE });
    if (!transfer) throw new DomainError('TRANSFER_NOT_FOUND', 'id');
    assertVersion(transfer, version);
    return task(work, transfer);
  });
}

/** Its lines whose size is still there. */
export function presentLines({ lines }: WholeTransfer) {
  return lines.flatMap(({ variantId, ...line }) => (variantId === null ? [] : [{ ...line, variantId }]));
}
