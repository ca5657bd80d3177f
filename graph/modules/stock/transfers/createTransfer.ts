import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { StockTransfer } from '#graph/prisma/generated/client.ts';
import type { CreateTransferInput } from '#graph/schema/schema.generated.ts';
import { nextNumber } from '../documentNumber.ts';
import { readTransfer } from './readTransfer.ts';

/** Writes a draft; nothing moves before it is sent. */
export async function createTransfer(
  context: GraphContext,
  input: CreateTransferInput,
): Promise<StockTransfer> {
  const { from, to, note, rows, pieces } = await readTransfer(context, input);
  return context.work(async (work) => {
    const number = await nextNumber(work.db, 'TR');
    const transfer = await work.db.stockTransfer.create({
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
    await recordAudit(work.db, context, {
      action: 'transfer.create',
      entity: 'StockTransfer',
      entityId: transfer.id,
      after: { number, from: from.name, to: to.name, pieces },
    });
    return transfer;
  });
}
