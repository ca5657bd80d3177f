import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { StockTransfer } from '#graph/prisma/generated/client.ts';
import { inTransaction } from '#graph/prisma/transaction.ts';
import type { CreateTransferInput } from '#graph/schema/schema.generated.ts';
import { nextNumber } from '../documentNumber.ts';
import { readTransfer } from './readTransfer.ts';

/** Writes a draft; nothing moves before it is sent. */
export async function createTransfer(
  context: GraphContext,
  input: CreateTransferInput,
): Promise<StockTransfer> {
  const { from, to, note, rows, pieces } = await readTransfer(context, input);
  return inTransaction(context.prisma, async (tx) => {
    const number = await nextNumber(tx, 'TR');
    const transfer = await tx.stockTransfer.create({
      data: {
        number,
        fromId: from.id,
        toId: to.id,
        note,
        pieces,
        createdAt: context.now,
        createdById: context.viewer?.id,
        lines: { create: rows },
      },
    });
    await recordAudit(tx, context, {
      action: 'transfer.create',
      entity: 'StockTransfer',
      entityId: transfer.id,
      after: { number, from: from.name, to: to.name, pieces },
    });
    return transfer;
  });
}
