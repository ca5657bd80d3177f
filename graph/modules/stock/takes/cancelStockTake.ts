import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { StockTake } from '#graph/prisma/generated/client.ts';
import type { CancelStockTakeInput } from '#graph/schema/schema.generated.ts';
import { withStockTake } from './withStockTake.ts';

/** Ends a count without changing anything; what was counted stays on its record. */
export function cancelStockTake(context: GraphContext, { number }: CancelStockTakeInput): Promise<StockTake> {
  return withStockTake(context, { number, hold: 'ENDING' }, async (work, take) => {
    await recordAudit(work.db, context, {
      action: 'stockTake.cancel',
      entity: 'StockTake',
      entityId: take.id,
      after: { number: take.number, location: take.location.name },
    });
    return work.db.stockTake.update({
      where: { id: take.id },
      data: {
        status: 'CANCELLED',
        finishedAt: context.now,
        finishedById: context.viewer?.id,
        version: { increment: 1 },
      },
    });
  });
}
