import { DomainError } from '#domain/errors/errors.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { holdLevels } from '#graph/modules/catalog/holdLevels.ts';
import { moveStock } from '#graph/modules/catalog/moveStock.ts';
import { Prisma, type StockTake } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { FinishStockTakeInput } from '#graph/schema/schema.generated.ts';
import type { Work } from '#graph/work/work.ts';
import { leftToCount } from './leftToCount.ts';
import { withStockTake } from './stockTakes.ts';
import { takeSums } from './takeSums.ts';

/** More sizes than any store has at one location. */
const ALL = 1_000_000;
const TOGETHER = 500;

/**
 * Ends a count: each difference becomes a correction in the ledger. It is the difference that is booked, not the count, so that
 * what was sold, received or moved since it was counted stays so. Of what is missing, no more goes than nobody has ordered: an
 * order's piece that is not there is for somebody to sort out, and the line says so.
 */
export function finishStockTake(
  context: GraphContext,
  { number, uncountedAreGone, differing }: FinishStockTakeInput,
): Promise<StockTake> {
  return withStockTake(context, { number, hold: 'ENDING' }, async (work, take) => {
    const shown = (await takeSums(work.db, take)).differing;
    if (differing != null && differing !== shown)
      throw new DomainError('DIFFERENCES_ARE_OTHERS', { count: shown }, 'differing');
    if (uncountedAreGone) await countAsGone(work.db, context, take);
    await applyDifferences(work, context, take);

    const { counted, more, fewer, valueMore, valueFewer } = await takeSums(work.db, take);
    const sums = { counted, more, fewer, valueMore, valueFewer };
    await recordAudit(work.db, context, {
      action: 'stockTake.finish',
      entity: 'StockTake',
      entityId: take.id,
      after: { number: take.number, location: take.location.name, ...sums },
    });
    return work.db.stockTake.update({
      where: { id: take.id },
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

/** What nobody has found is not there. */
async function countAsGone(tx: Transaction, context: GraphContext, take: StockTake): Promise<void> {
  const left = await leftToCount(tx, take, { first: ALL, offset: 0 });
  for (let start = 0; start < left.length; start += TOGETHER)
    await tx.stockTakeLine.createMany({
      data: left.slice(start, start + TOGETHER).map(({ id, sku, size, name, expected }) => ({
        takeId: take.id,
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

async function applyDifferences(work: Work, context: GraphContext, take: StockTake): Promise<void> {
  await work.db.$executeRaw`
    UPDATE stock_take_lines l LEFT JOIN variants v ON v.id = l.variant_id
    SET l.unit_price = COALESCE(v.price, 0), l.applied = 0 WHERE l.take_id = ${take.id}`;
  const lines = await work.db.$queryRaw<{ id: string; variantId: string; difference: number }[]>`
    SELECT id, variant_id AS variantId, CAST(CAST(counted AS SIGNED) - CAST(expected AS SIGNED) AS DOUBLE) AS difference
    FROM stock_take_lines WHERE take_id = ${take.id} AND variant_id IS NOT NULL AND counted <> expected`;
  const held = await holdLevels(
    work.db,
    lines.map(({ variantId }) => variantId),
  );
  const applied = lines.map(({ id, variantId, difference }) => ({
    id,
    variantId,
    delta: Math.max(difference, -held.at(variantId, take.locationId)),
  }));
  await moveStock(
    work,
    context,
    held,
    applied.map(({ variantId, delta }) => ({
      variantId,
      locationId: take.locationId,
      delta,
      reason: 'CORRECTION',
      document: take.number,
    })),
  );
  const changed = applied.filter(({ delta }) => delta !== 0);
  for (let start = 0; start < changed.length; start += TOGETHER) {
    const some = changed.slice(start, start + TOGETHER);
    const cases = some.map(({ id, delta }) => Prisma.sql`WHEN ${id} THEN ${delta}`);
    await work.db.$executeRaw`
      UPDATE stock_take_lines SET applied = CASE id ${Prisma.join(cases, ' ')} END
      WHERE id IN (${Prisma.join(some.map(({ id }) => id))})`;
  }
}
