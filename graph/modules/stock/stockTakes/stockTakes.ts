import { z } from 'zod';
import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { countSchema, MAX_QUANTITY, noteSchema } from '#domain/stock/documentSchemas.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext, ReadContext } from '#graph/context.ts';
import { lockStockLevels } from '#graph/modules/catalog/lockStockLevels.ts';
import { desc, instant, keyset, text } from '#graph/pagination/keyset.ts';
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
import { nextNumber, searchDocuments } from '../documentNumber.ts';
import { findByCode } from '../levels/findByCode.ts';
import { reservedByOrders } from '../levels/reservedByOrders.ts';
import { findActiveLocation } from '../locations/locations.ts';

export type StockTakePage = Page<StockTake>;

const newestFirst = keyset<StockTake, Prisma.StockTakeWhereInput>({
  startedAt: desc(instant),
  id: desc(text),
});

export function listStockTakes(
  { prisma }: ReadContext,
  { filter, ...args }: Partial<QueryStockTakesArgs>,
): Promise<StockTakePage> {
  const { search, statuses, locationId } = filter ?? {};
  const where: Prisma.StockTakeWhereInput = {
    ...searchDocuments(search, ['note']),
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
  const place = await findActiveLocation(context.prisma, locationId, 'locationId');
  return context.work(async (work) => {
    const number = await nextNumber(work.db, 'ST');
    const take = await work.db.stockTake.create({
      data: {
        number,
        locationId: place.id,
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
      entityId: take.id,
      after: { number, location: place.name, ...(category && { category }), ...(type && { type }) },
    });
    return take;
  });
}

const addSchema = z
  .int({ error: 'Enter the counted quantity.' })
  .min(-MAX_QUANTITY, { error: 'Enter the counted quantity.' })
  .max(MAX_QUANTITY, { error: 'Enter the counted quantity.' });

const countedSchema = z.object({ add: addSchema.nullish(), counted: countSchema.nullish() });

/**
 * Counts a variant. The expected quantity is the stock now plus what is reserved there for open orders, since both lie on
 * the shelf. A later sale lowers both by the same amount, so the difference is unchanged.
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

  return withStockTake(context, { number, lockMode: 'COUNTING' }, async (work, take) => {
    const isOther = (expectedValue: string | null, actualValue: string) =>
      expectedValue !== null && expectedValue !== actualValue;
    if (isOther(take.category, product.category) || isOther(take.type, product.type))
      throw new DomainError('NOT_IN_STOCK_TAKE', { sku }, 'code');
    const { getLevel: at } = await lockStockLevels(work.db, [variantId]);
    const reservedQuantities = await reservedByOrders(work.db, [variantId]);
    const forOrders =
      reservedQuantities.find(({ locationId }) => locationId === take.locationId)?.quantity ?? 0;
    const expected = at(variantId, take.locationId) + forOrders;

    const key = { takeId_variantId: { takeId: take.id, variantId } };
    const before = (await work.db.stockTakeLine.findUnique({ where: key }))?.counted ?? null;
    if (counted != null && was !== undefined && was !== before)
      throw new DomainError('EXPECTED_COUNT_MISMATCH', { counted: before ?? 0 }, 'was');
    const after = counted ?? (before ?? 0) + (add ?? 0);
    if (after < 0) throw new DomainError('COUNT_BELOW_ZERO', { counted: before ?? 0 }, 'add');
    const fields = {
      counted: after,
      expected,
      countedAt: context.now,
      countedById: context.viewer?.id ?? null,
    };
    const line = await work.db.stockTakeLine.upsert({
      where: key,
      create: { ...fields, takeId: take.id, variantId, sku, size, name: product.name },
      update: fields,
    });
    return { line, stockTake: take };
  });
}

/** Removes the count of a variant, if there is one. */
export function removeStockCount(
  context: GraphContext,
  { number, lineId }: RemoveStockCountInput,
): Promise<{ stockTake: StockTake }> {
  return withStockTake(context, { number, lockMode: 'COUNTING' }, async (work, take) => {
    await work.db.stockTakeLine.deleteMany({ where: { id: lineId, takeId: take.id } });
    return { stockTake: take };
  });
}

/** Cancels a stock-take without changing stock. Its counts stay on record. */
export function cancelStockTake(context: GraphContext, { number }: CancelStockTakeInput): Promise<StockTake> {
  return withStockTake(context, { number, lockMode: 'ENDING' }, async (work, take) => {
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

type OpenTake = StockTake & { location: Location };

/** Counting takes a shared lock, so that several people can count. Finishing takes an exclusive one. */
type LockMode = 'COUNTING' | 'ENDING';

/** Runs a task on a locked, open stock-take. */
export function withStockTake<Result>(
  { work: doWork }: Pick<GraphContext, 'work'>,
  { number, lockMode: hold }: { number: string; lockMode: LockMode },
  task: (work: Work, take: OpenTake) => Promise<Result>,
): Promise<Result> {
  const lock = hold === 'ENDING' ? Prisma.sql`FOR UPDATE` : Prisma.sql`LOCK IN SHARE MODE`;
  return doWork(
    async (work) => {
      await work.db.$queryRaw`SELECT id FROM stock_takes WHERE number = ${number.trim()} ${lock}`;
      const take = await work.db.stockTake.findUnique({
        where: { number: number.trim() },
        include: { location: true },
      });
      if (!take) throw new DomainError('STOCK_TAKE_NOT_FOUND', 'number');
      if (take.status !== 'OPEN') throw new DomainError('STOCK_TAKE_CLOSED', 'number');
      return task(work, take);
    },
    // Reads counts that others committed while this transaction waited for the lock.
    { isolationLevel: 'ReadCommitted' },
  );
}
