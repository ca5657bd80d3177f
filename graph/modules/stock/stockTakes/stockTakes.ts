import { z } from 'zod';
import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { countSchema, MAX_QUANTITY, noteSchema } from '#domain/stock/documentSchemas.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext, ReadContext } from '#graph/context.ts';
import { lockStockLevels } from '#graph/modules/catalog/lockStockLevels.ts';
import { createKeyset, desc, instant, text } from '#graph/pagination/keyset.ts';
import type { Page } from '#graph/pagination/page.ts';
import { readTable } from '#graph/pagination/readTable.ts';
import { type Location, Prisma, type StockTake, type StockTakeLine } from '#graph/prisma/generated/client.ts';
import type {
  CancelStockTakeInput,
  CountStockInput,
  QueryStockTakesArgs,
  RemoveStockCountInput,
  StartStockTakeInput,
} from '#graph/schema/schema.generated.ts';
import type { Work } from '#graph/work/work.ts';
import { allocateDocumentNumber, buildDocumentSearchCondition } from '../documentNumber.ts';
import { findByCode } from '../levels/findByCode.ts';
import { readReservedQuantities } from '../levels/readReservedQuantities.ts';
import { findActiveLocation } from '../locations/locations.ts';

export type StockTakePage = Page<StockTake>;

const newestFirst = createKeyset<StockTake, Prisma.StockTakeWhereInput>({
  startedAt: desc(instant),
  id: desc(text),
});

export function listStockTakes(
  { prisma }: ReadContext,
  { filter, ...args }: Partial<QueryStockTakesArgs>,
): Promise<StockTakePage> {
  const { search, statuses, locationId } = filter ?? {};
  const where: Prisma.StockTakeWhereInput = {
    ...buildDocumentSearchCondition(search, ['note']),
    ...(statuses?.length && { status: { in: [...statuses] } }),
    ...(locationId && { locationId }),
  };
  return readTable(prisma.stockTake, { ...args, where, order: newestFirst });
}

/** Starts a stock-take. The expected quantity of a variant is read when the variant is counted. */
export async function startStockTake(
  context: GraphContext,
  { locationId, category = null, type = null, note: noteInput }: StartStockTakeInput,
): Promise<StockTake> {
  const { note } = parseInput(z.object({ note: noteSchema }), { note: noteInput });
  const location = await findActiveLocation(context.prisma, locationId, 'locationId');
  return context.work(async (work) => {
    const number = await allocateDocumentNumber(work.db, 'ST');
    const stockTake = await work.db.stockTake.create({
      data: {
        number,
        locationId: location.id,
        category,
        type,
        note,
        startedAt: context.now,
        startedById: context.viewer?.id,
      },
    });
    await recordAudit(work.db, context, {
      action: 'stockTake.start',
      entity: 'StockTake',
      entityId: stockTake.id,
      after: { number, location: location.name, ...(category && { category }), ...(type && { type }) },
    });
    return stockTake;
  });
}

const addSchema = z
  .int({ error: 'Enter the counted quantity.' })
  .min(-MAX_QUANTITY, { error: 'Enter the counted quantity.' })
  .max(MAX_QUANTITY, { error: 'Enter the counted quantity.' });

const countedSchema = z.object({ add: addSchema.nullish(), counted: countSchema.nullish() });

/**
 * Counts a variant. The expected quantity is the current stock plus the quantity reserved at the location for open
 * orders, since both are on the shelf. A later sale reduces the stock by the quantity that leaves the shelf, so the
 * difference is unchanged.
 */
export async function countStock(
  context: GraphContext,
  { number, code, was, ...input }: CountStockInput,
): Promise<{ line: StockTakeLine; stockTake: StockTake }> {
  const { add, counted } = parseInput(countedSchema, input);
  if ((add == null) === (counted == null)) throw new DomainError('ADD_OR_COUNTED', 'counted');
  const variant = await findByCode(context.prisma, code);
  if (!variant) throw new DomainError('CODE_NOT_FOUND', { code }, 'code');
  const { id: variantId, sku, size, product } = variant;

  return lockStockTake(context, { number, lockMode: 'COUNTING' }, async (work, stockTake) => {
    const isOutsideScope = (expectedValue: string | null, actualValue: string) =>
      expectedValue !== null && expectedValue !== actualValue;
    if (isOutsideScope(stockTake.category, product.category) || isOutsideScope(stockTake.type, product.type))
      throw new DomainError('NOT_IN_STOCK_TAKE', { sku }, 'code');
    const { getLevel } = await lockStockLevels(work.db, [variantId]);
    const reservedQuantities = await readReservedQuantities(work.db, [variantId]);
    const reservedQuantity =
      reservedQuantities.find(({ locationId }) => locationId === stockTake.locationId)?.quantity ?? 0;
    const expected = getLevel(variantId, stockTake.locationId) + reservedQuantity;

    const key = { takeId_variantId: { takeId: stockTake.id, variantId } };
    const previousCount = (await work.db.stockTakeLine.findUnique({ where: key }))?.counted ?? null;
    if (counted != null && was !== undefined && was !== previousCount)
      throw new DomainError('EXPECTED_COUNT_MISMATCH', { counted: previousCount ?? 0 }, 'was');
    const newCount = counted ?? (previousCount ?? 0) + (add ?? 0);
    if (newCount < 0) throw new DomainError('COUNT_BELOW_ZERO', { counted: previousCount ?? 0 }, 'add');
    const fields = {
      counted: newCount,
      expected,
      countedAt: context.now,
      countedById: context.viewer?.id ?? null,
    };
    const line = await work.db.stockTakeLine.upsert({
      where: key,
      create: { ...fields, takeId: stockTake.id, variantId, sku, size, name: product.name },
      update: fields,
    });
    return { line, stockTake };
  });
}

/** Removes the count of a variant, if there is one. */
export function removeStockCount(
  context: GraphContext,
  { number, lineId }: RemoveStockCountInput,
): Promise<{ stockTake: StockTake }> {
  return lockStockTake(context, { number, lockMode: 'COUNTING' }, async (work, stockTake) => {
    await work.db.stockTakeLine.deleteMany({ where: { id: lineId, takeId: stockTake.id } });
    return { stockTake };
  });
}

/** Cancels a stock-take without changing stock. Its counts stay on record. */
export function cancelStockTake(context: GraphContext, { number }: CancelStockTakeInput): Promise<StockTake> {
  return lockStockTake(context, { number, lockMode: 'ENDING' }, async (work, stockTake) => {
    await recordAudit(work.db, context, {
      action: 'stockTake.cancel',
      entity: 'StockTake',
      entityId: stockTake.id,
      after: { number: stockTake.number, location: stockTake.location.name },
    });
    return work.db.stockTake.update({
      where: { id: stockTake.id },
      data: {
        status: 'CANCELLED',
        finishedAt: context.now,
        finishedById: context.viewer?.id,
        version: { increment: 1 },
      },
    });
  });
}

type OpenStockTake = StockTake & { location: Location };

/** Counting takes a shared lock, so that several people can count. Finishing and cancelling take an exclusive lock. */
type LockMode = 'COUNTING' | 'ENDING';

/** Runs a task on a locked, open stock-take. */
export function lockStockTake<Result>(
  { work: doWork }: Pick<GraphContext, 'work'>,
  { number, lockMode }: { number: string; lockMode: LockMode },
  task: (work: Work, stockTake: OpenStockTake) => Promise<Result>,
): Promise<Result> {
  const lockClause = lockMode === 'ENDING' ? Prisma.sql`FOR UPDATE` : Prisma.sql`LOCK IN SHARE MODE`;
  return doWork(
    async (work) => {
      await work.db.$queryRaw`SELECT id FROM stock_takes WHERE number = ${number.trim()} ${lockClause}`;
      const stockTake = await work.db.stockTake.findUnique({
        where: { number: number.trim() },
        include: { location: true },
      });
      if (!stockTake) throw new DomainError('STOCK_TAKE_NOT_FOUND', 'number');
      if (stockTake.status !== 'OPEN') throw new DomainError('STOCK_TAKE_CLOSED', 'number');
      return task(work, stockTake);
    },
    // Reads counts that others committed while this transaction waited for the lock.
    { isolationLevel: 'ReadCommitted' },
  );
}
