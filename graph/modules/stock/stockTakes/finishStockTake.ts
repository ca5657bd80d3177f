import { DomainError } from '#domain/errors/errors.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { lockStockLevels } from '#graph/modules/catalog/lockStockLevels.ts';
import { moveStock } from '#graph/modules/catalog/moveStock.ts';
import { Prisma, type StockTake } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { FinishStockTakeInput } from '#graph/schema/schema.generated.ts';
import type { Work } from '#graph/work/work.ts';
import { computeStockTakeSums } from './computeStockTakeSums.ts';
import { lockStockTake } from './stockTakes.ts';
import { listUncountedVariants } from './uncountedVariants.ts';

/** More variants than any store has at one location. */
const MAX_VARIANTS = 1_000_000;
const ROWS_PER_STATEMENT = 500;

/**
 * Finishes a stock-take: each difference becomes a correction in the stock ledger. The difference is booked, not the
 * counted quantity, so that sales, receipts and transfers since the count are preserved. A shortage is booked only up
 * to the unreserved stock. If reserved items are missing, the line shows the shortage that was not booked, and staff
 * must decide about the orders.
 */
export function finishStockTake(
  context: GraphContext,
  { number, setUncountedToZero, differing }: FinishStockTakeInput,
): Promise<StockTake> {
  return lockStockTake(context, { number, lockMode: 'ENDING' }, async (work, stockTake) => {
    const differenceCount = (await computeStockTakeSums(work.db, stockTake)).differing;
    if (differing != null && differing !== differenceCount)
      throw new DomainError('EXPECTED_DIFFERENCES_MISMATCH', { count: differenceCount }, 'differing');
    if (setUncountedToZero) await recordMissingAsZero(work.db, context, stockTake);
    await applyDifferences(work, context, stockTake);

    const { counted, more, fewer, surplusValue, shortageValue } = await computeStockTakeSums(
      work.db,
      stockTake,
    );
    const sums = { counted, more, fewer, surplusValue, shortageValue };
    await recordAudit(work.db, context, {
      action: 'stockTake.finish',
      entity: 'StockTake',
      entityId: stockTake.id,
      after: { number: stockTake.number, location: stockTake.location.name, ...sums },
    });
    return work.db.stockTake.update({
      where: { id: stockTake.id },
      data: {
        ...sums,
        status: 'FINISHED',
        finishedAt: context.now,
        finishedById: context.viewer?.id,
        version: { increment: 1 },
      },
    });
  });
}

/** Records a count of zero for the uncounted variants. */
async function recordMissingAsZero(
  tx: Transaction,
  context: GraphContext,
  stockTake: StockTake,
): Promise<void> {
  const uncountedVariants = await listUncountedVariants(tx, stockTake, { first: MAX_VARIANTS, offset: 0 });
  for (let start = 0; start < uncountedVariants.length; start += ROWS_PER_STATEMENT)
    await tx.stockTakeLine.createMany({
      data: uncountedVariants
        .slice(start, start + ROWS_PER_STATEMENT)
        .map(({ id, sku, size, name, expected }) => ({
          takeId: stockTake.id,
          variantId: id,
          sku,
          size,
          name,
          expected,
          counted: 0,
          countedAt: context.now,
          countedById: context.viewer?.id,
        })),
    });
}

async function applyDifferences(work: Work, context: GraphContext, stockTake: StockTake): Promise<void> {
  await work.db.$executeRaw`
    UPDATE stock_take_lines l LEFT JOIN variants v ON v.id = l.variant_id
    SET l.unit_price = COALESCE(v.price, 0), l.applied = 0 WHERE l.take_id = ${stockTake.id}`;
  const lines = await work.db.$queryRaw<{ id: string; variantId: string; difference: number }[]>`
    SELECT id, variant_id AS variantId, CAST(CAST(counted AS SIGNED) - CAST(expected AS SIGNED) AS DOUBLE) AS difference
    FROM stock_take_lines WHERE take_id = ${stockTake.id} AND variant_id IS NOT NULL AND counted <> expected`;
  const lockedStock = await lockStockLevels(
    work.db,
    lines.map(({ variantId }) => variantId),
  );
  const appliedLines = lines.map(({ id, variantId, difference }) => ({
    id,
    variantId,
    delta: Math.max(difference, -lockedStock.getLevel(variantId, stockTake.locationId)),
  }));
  await moveStock(
    work,
    context,
    lockedStock,
    appliedLines.map(({ variantId, delta }) => ({
      variantId,
      locationId: stockTake.locationId,
      delta,
      reason: 'CORRECTION',
      document: stockTake.number,
    })),
  );
  const changedLines = appliedLines.filter(({ delta }) => delta !== 0);
  for (let start = 0; start < changedLines.length; start += ROWS_PER_STATEMENT) {
    const batch = changedLines.slice(start, start + ROWS_PER_STATEMENT);
    const cases = batch.map(({ id, delta }) => Prisma.sql`WHEN ${id} THEN ${delta}`);
    await work.db.$executeRaw`
      UPDATE stock_take_lines SET applied = CASE id ${Prisma.join(cases, ' ')} END
      WHERE id IN (${Prisma.join(batch.map(({ id }) => id))})`;
  }
}
