import { DomainError } from '#domain/errors/errors.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { holdLevels } from '#graph/modules/catalog/holdLevels.ts';
import { moveStock } from '#graph/modules/catalog/moveStock.ts';
import type { StockTransfer } from '#graph/prisma/generated/client.ts';
import type { TransferInput } from '#graph/schema/schema.generated.ts';
import { presentLines, withTransfer } from './withTransfer.ts';

/** Calls a transfer off; what was sent is back where it came from. */
export function cancelTransfer(context: GraphContext, input: TransferInput): Promise<StockTransfer> {
  return withTransfer(context, input, async (work, transfer) => {
    const { id, number, status, from, to } = transfer;
    if (status !== 'DRAFT' && status !== 'SENT') throw new DomainError('TRANSFER_OVER', 'id');
    if (status === 'SENT') {
      const lines = presentLines(transfer);
      const held = await holdLevels(
        work.db,
        lines.map(({ variantId }) => variantId),
      );
      await moveStock(
        work,
        context,
        held,
        lines.map(({ variantId, quantity }) => ({
          variantId,
          locationId: from.id,
          delta: quantity,
          reason: 'TRANSFER',
          note: from.name,
          document: number,
        })),
      );
    }
    await recordAudit(work.db, context, {
      action: 'transfer.cancel',
      entity: 'StockTransfer',
      entityId: id,
      before: { status },
      after: { number, from: from.name, to: to.name, status: 'CANCELLED' },
    });
    return work.db.stockTransfer.update({
      where: { id },
      data: {
        status: 'CANCELLED',
        receivedAt: context.now,
        receivedById: context.viewer?.id,
        version: { increment: 1 },
      },
    });
  });
}
