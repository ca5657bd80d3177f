import { v7 as uuidv7 } from 'uuid';
import { DomainError } from '#domain/errors/errors.ts';
import type { GraphContext } from '#graph/context.ts';
import { queueAlerts } from '#graph/modules/messages/queueAlerts.ts';
import { Prisma, type StockMove, type StockReason } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { touch } from '#graph/prisma/writes/touch.ts';
import { stockChanged } from '#graph/work/storeEvents.ts';
import type { Work } from '#graph/work/work.ts';
import type { LockedStock } from './lockStockLevels.ts';

/** Stock move of a variant at one location. */
export interface StockMoveInput {
  variantId: string;
  locationId: string;
  delta: number;
  reason: StockReason;
  note?: string | null;
  orderId?: string | null;
  /** Number of the goods receipt, stock transfer or stock-take. */
  document?: string | null;
}

/** Author and time of stock moves. The viewer is null in a job. */
export type StockActor = Pick<GraphContext, 'viewer' | 'now'>;

type QuantitySum = readonly [id: string, quantity: number];

/**
 * Moves stock. All stock changes go through this function, except order placement. Updates the stock levels and the
 * available quantities of variants and products, and adds a stock ledger entry for each move. `lockedStock` must come
 * from `lockStockLevels` in this transaction and cannot be reused. Throws if a move exceeds a location's stock.
 */
export async function moveStock(
  work: Work,
  { viewer, now }: StockActor,
  lockedStock: LockedStock,
  moves: readonly StockMoveInput[],
): Promise<StockMove[]> {
  const nonZeroMoves = moves.filter(({ delta }) => delta !== 0);
  if (nonZeroMoves.length === 0) return [];
  await writeLevels(work.db, lockedStock, nonZeroMoves);

  const servingLocationIds = new Set(
    lockedStock.locations.filter(({ servesOrders }) => servesOrders).map(({ id }) => id),
  );
  const availableMoves = nonZeroMoves.filter(({ locationId }) => servingLocationIds.has(locationId));
  const variantSums = sumMoves(availableMoves, ({ variantId }) => variantId);
  const getProductId = ({ variantId }: StockMoveInput) => lockedStock.variants.get(variantId)?.productId;
  const productSums = sumMoves(availableMoves, getProductId);
  // Updates variants before products, both by id, as order placement does, so that transactions cannot deadlock.
  if (variantSums.length > 0) await work.db.$executeRaw(buildStockUpdate('variants', variantSums));
  // Variants that only moved between locations keep their available quantity, so they are touched here.
  const changedVariantIds = new Set(variantSums.map(([id]) => id));
  await touch(
    work.db,
    'variants',
    nonZeroMoves.flatMap(({ variantId }) => (changedVariantIds.has(variantId) ? [] : [variantId])),
  );
  if (productSums.length > 0) await work.db.$executeRaw(buildStockUpdate('products', productSums));

  const createdMoves = nonZeroMoves.map(({ note = null, orderId = null, document = null, ...move }) => ({
    id: uuidv7(),
    ...move,
    note,
    orderId,
    document,
    actorId: viewer?.id ?? null,
    at: now,
  }));
  await work.db.stockMove.createMany({ data: createdMoves });
  // Published even if availability is unchanged, because subscribers follow stock by location.
  work.publish(stockChanged([...new Set(nonZeroMoves.flatMap((move) => getProductId(move) ?? []))]));
  const restockedProductIds = productSums.filter(([, quantity]) => quantity > 0).map(([id]) => id);
  if (restockedProductIds.length > 0) await queueAlerts(work, restockedProductIds);
  return createdMoves;
}

async function writeLevels(
  tx: Transaction,
  lockedStock: LockedStock,
  moves: readonly StockMoveInput[],
): Promise<void> {
  const levelsAfter = new Map<string, { variantId: string; locationId: string; quantity: number }>();
  for (const { variantId, locationId, delta } of moves) {
    const key = `${variantId} ${locationId}`;
    const quantityBefore = levelsAfter.get(key)?.quantity ?? lockedStock.getLevel(variantId, locationId);
    levelsAfter.set(key, { variantId, locationId, quantity: quantityBefore + delta });
  }
  for (const { variantId, locationId, quantity } of levelsAfter.values())
    if (quantity < 0)
      throw new DomainError(
        'STOCK_BELOW_ZERO',
        { stock: lockedStock.getLevel(variantId, locationId) },
        'delta',
      );
  const rows = [...levelsAfter.values()].map(
    ({ variantId, locationId, quantity }) => Prisma.sql`(${variantId}, ${locationId}, ${quantity})`,
  );
  // The rows are locked, so the levels read earlier are still current.
  await tx.$executeRaw`
    INSERT INTO stock_levels (variant_id, location_id, quantity) VALUES ${Prisma.join(rows)}
    ON DUPLICATE KEY UPDATE quantity = VALUES(quantity)`;
}

function buildStockUpdate(table: 'variants' | 'products', changes: readonly QuantitySum[]): Prisma.Sql {
  const cases = changes.map(([id, quantity]) => Prisma.sql`WHEN ${id} THEN ${quantity}`);
  const ids = changes.map(([id]) => id);
  const newStock = Prisma.sql`stock + CASE id ${Prisma.join(cases, ' ')} END`;
  // Must be assigned first: MySQL assigns columns from left to right, so later expressions use the new stock.
  const maxStockUpdate =
    table === 'variants' ? Prisma.sql`peak_stock = GREATEST(peak_stock, ${newStock}),` : Prisma.empty;
  return Prisma.sql`
    UPDATE ${Prisma.raw(table)} SET ${maxStockUpdate} stock = ${newStock}
    WHERE id IN (${Prisma.join(ids)}) ORDER BY id`;
}

/** Sums the moves by id and omits sums of zero. */
function sumMoves(
  moves: readonly StockMoveInput[],
  getId: (move: StockMoveInput) => string | undefined,
): QuantitySum[] {
  const quantities = new Map<string, number>();
  for (const move of moves) {
    const id = getId(move);
    if (id) quantities.set(id, (quantities.get(id) ?? 0) + move.delta);
  }
  return [...quantities].filter(([, quantity]) => quantity !== 0).sort(([a], [b]) => (a < b ? -1 : 1));
}
