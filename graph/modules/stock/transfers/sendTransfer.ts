import { DomainError } from '#domain/errors/errors.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { lockStockLevels } from '#graph/modules/catalog/lockStockLevels.ts';
import { moveStock } from '#graph/modules/catalog/moveStock.ts';
import type { StockTransfer } from '#graph/prisma/generated/client.ts';
import type { TransferInput } from '#graph/schema/schema.generated.ts';
import { getExistingLines, lockTransfer } from './transfers.ts';

/** Removes a draft's items from its source location, all or none. */
export function sendTransfer(context: GraphContext, input: TransferInput): Promise<StockTransfer> {
  return lockTransfer(context, input, async (work, transfer) => {
    if (transfer.status !== 'DRAFT') throw new DomainError('TRANSFER_NOT_DRAFT', 'id');
    const { id, number, from, to } = transfer;
    const lines = getExistingLines(transfer);
    const lockedStock = await lockStockLevels(
      work.db,
      lines.map(({ variantId }) => variantId),
    );
    if (!lockedStock.locations.find(({ id }) => id === from.id)?.isActive)
      throw new DomainError('LOCATION_NOT_FOUND', 'fromId');
    if (!lockedStock.locations.find(({ id }) => id === to.id)?.isActive)
      throw new DomainError('LOCATION_NOT_FOUND', 'toId');
    for (const { variantId, sku, quantity, position } of lines) {
      const count = lockedStock.getLevel(variantId, from.id);
      if (count < quantity)
        throw new DomainError(
          'INSUFFICIENT_STOCK_AT_LOCATION',
          { count, sku, location: from.name },
          `lines.${position}.quantity`,
        );
    }
    await moveStock(
      work,
      context,
      lockedStock,
      lines.map(({ variantId, quantity }) => ({
        variantId,
        locationId: from.id,
        delta: -quantity,
        reason: 'TRANSFER',
        note: to.name,
        document: number,
      })),
    );
    await recordAudit(work.db, context, {
      action: 'transfer.send',
      entity: 'StockTransfer',
      entityId: id,
      after: { number, from: from.name, to: to.name, pieces: transfer.pieces },
    });
    return work.db.stockTransfer.update({
      where: { id },
      data: {
        status: 'SENT',
        sentAt: context.now,
        sentById: context.viewer?.id,
        version: { increment: 1 },
      },
    });
  });
}
