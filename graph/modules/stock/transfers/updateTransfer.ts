import { DomainError } from '#domain/errors/errors.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { StockTransfer } from '#graph/prisma/generated/client.ts';
import type { UpdateTransferInput } from '#graph/schema/schema.generated.ts';
import { readTransfer } from './readTransfer.ts';
import { withTransfer } from './withTransfer.ts';

/** Writes a draft anew. */
export async function updateTransfer(
  context: GraphContext,
  { id, version, ...input }: UpdateTransferInput,
): Promise<StockTransfer> {
  const { from, to, note, rows, pieces } = await readTransfer(context, input);
  return withTransfer(context, { id, version }, async (work, saved) => {
    if (saved.status !== 'DRAFT') throw new DomainError('TRANSFER_NOT_DRAFT', 'id');
    await recordAudit(work.db, context, {
      action: 'transfer.update',
      entity: 'StockTransfer',
      entityId: id,
      before: { from: saved.from.name, to: saved.to.name, pieces: saved.pieces },
      after: { from: from.name, to: to.name, pieces },
    });
    return work.db.stockTransfer.update({
      where: { id },
      data: {
        fromId: from.id,
        toId: to.id,
        note,
        pieces,
        version: { increment: 1 },
        lines: { deleteMany: {}, create: rows },
      },
    });
  });
}
