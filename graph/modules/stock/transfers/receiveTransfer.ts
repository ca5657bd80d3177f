import { z } from 'zod';
import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { countSchema } from '#domain/stock/documentSchemas.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { lockStockLevels } from '#graph/modules/catalog/lockStockLevels.ts';
import { moveStock } from '#graph/modules/catalog/moveStock.ts';
import type { StockTransfer } from '#graph/prisma/generated/client.ts';
import type { ReceiveTransferInput } from '#graph/schema/schema.generated.ts';
import { getExistingLines, lockTransfer } from './transfers.ts';

const receivedSchema = z.object({
  lines: z.array(z.object({ id: z.string(), received: countSchema })),
});

/** Stocks the items that arrived at a transfer's destination, and records differences on the transfer. */
export function receiveTransfer(
  context: GraphContext,
  { id, version, ...input }: ReceiveTransferInput,
): Promise<StockTransfer> {
  const { lines: receivedLines } = parseInput(receivedSchema, { lines: input.lines ?? [] });

  return lockTransfer(context, { id, version }, async (work, transfer) => {
    if (transfer.status !== 'SENT') throw new DomainError('TRANSFER_NOT_SENT', 'id');
    const { number, from, to } = transfer;
    const unknownIndex = receivedLines.findIndex(
      (line) => !transfer.lines.some((transferLine) => transferLine.id === line.id),
    );
    if (unknownIndex >= 0) throw new DomainError('TRANSFER_LINE_NOT_FOUND', `lines.${unknownIndex}.id`);
    const getReceivedQuantity = (line: { id: string; quantity: number }) =>
      receivedLines.find((receivedLine) => receivedLine.id === line.id)?.received ?? line.quantity;

    const existingLines = getExistingLines(transfer);
    const lockedStock = await lockStockLevels(
      work.db,
      existingLines.map(({ variantId }) => variantId),
    );
    await moveStock(
      work,
      context,
      lockedStock,
      existingLines.map((line) => ({
        variantId: line.variantId,
        locationId: to.id,
        delta: getReceivedQuantity(line),
        reason: 'TRANSFER',
        note: from.name,
        document: number,
      })),
    );
    for (const line of transfer.lines)
      await work.db.stockTransferLine.update({
        where: { id: line.id },
        data: { received: getReceivedQuantity(line) },
      });
    const difference = transfer.lines.reduce(
      (sum, line) => sum + getReceivedQuantity(line) - line.quantity,
      0,
    );
    await recordAudit(work.db, context, {
      action: 'transfer.receive',
      entity: 'StockTransfer',
      entityId: id,
      after: { number, from: from.name, to: to.name, pieces: transfer.pieces + difference, difference },
    });
    return work.db.stockTransfer.update({
      where: { id },
      data: {
        status: 'RECEIVED',
        difference,
        receivedAt: context.now,
        receivedById: context.viewer?.id,
        version: { increment: 1 },
      },
    });
  });
}
