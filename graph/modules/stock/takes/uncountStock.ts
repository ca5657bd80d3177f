import type { GraphContext } from '#graph/context.ts';
import type { StockTake } from '#graph/prisma/generated/client.ts';
import type { UncountStockInput } from '#graph/schema/schema.generated.ts';
import { withStockTake } from './withStockTake.ts';

/** Takes back that a size was counted; one that was not is as it should be. */
export function uncountStock(
  context: GraphContext,
  { number, lineId }: UncountStockInput,
): Promise<{ stockTake: StockTake }> {
  return withStockTake(context, { number, hold: 'COUNTING' }, async (work, take) => {
    await work.db.stockTakeLine.deleteMany({ where: { id: lineId, takeId: take.id } });
    return { stockTake: take };
  });
}
