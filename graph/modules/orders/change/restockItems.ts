import { MAIN_LOCATION_ID } from '#domain/stock/locations.ts';
import { type LockedStock, lockStockLevels } from '#graph/modules/catalog/lockStockLevels.ts';
import { moveStock, type StockActor } from '#graph/modules/catalog/moveStock.ts';
import type { StockMove, StockReason } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { Work } from '#graph/work/work.ts';
import type { OrderItem } from './orderItems.ts';
import { sumQuantities } from './sumQuantities.ts';

/** Items to restock. The location is set if they do not return to their original location. */
interface RestockedItem extends OrderItem {
  locationId?: string | null | undefined;
  note?: string | null | undefined;
}

interface RestockRequest {
  orderId: string;
  reason: StockReason;
  items: readonly RestockedItem[];
}

/**
 * Restocks items of a locked order, with a stock move for each. They return to the location the order took them from if
 * it is active. Locks variants before products, each in order of their ids, as checkout does, which avoids deadlocks.
 * Variants that no longer exist are skipped.
 */
export async function restockItems(
  work: Work,
  context: StockActor,
  { orderId, reason, items }: RestockRequest,
): Promise<StockMove[]> {
  const groups = groupByDestination(items);
  const lockedLevels = await lockStockLevels(
    work.db,
    groups.map(({ variantId }) => variantId),
  );
  const takenQuantities = await readTakenQuantities(work.db, orderId);
  const moves = groups
    .filter(({ variantId }) => lockedLevels.variants.has(variantId))
    .flatMap(({ variantId, quantity, locationId, note }) => {
      const getTakenQuantity = (levelLocationId: string) => {
        if (locationId) return levelLocationId === locationId ? quantity : 0;
        return takenQuantities.get(`${variantId} ${levelLocationId}`) ?? 0;
      };
      return splitByLocation(lockedLevels, quantity, getTakenQuantity).map((split) => {
        const key = `${variantId} ${split.locationId}`;
        takenQuantities.set(key, (takenQuantities.get(key) ?? 0) - split.delta);
        return { variantId, ...split, reason, orderId, note: note ?? null };
      });
    });
  return moveStock(work, context, lockedLevels, moves);
}

/** Groups items with the same destination and note, in the order in which checkout locks them. */
function groupByDestination(items: readonly RestockedItem[]) {
  const destinations = [...new Set(items.map(toDestinationKey))].sort();
  return destinations.flatMap((destination) => {
    const group = items.filter((item) => toDestinationKey(item) === destination);
    const { locationId, note } = group[0] ?? {};
    return sumQuantities(group, ({ variantId }) => variantId).map(([variantId, quantity]) => {
      return { variantId, quantity, locationId, note };
    });
  });
}

function toDestinationKey({ variantId, locationId, note }: RestockedItem): string {
  return [variantId, locationId, note].join(' ');
}

/** Returns the quantity of each variant the order has taken from each location. */
async function readTakenQuantities(tx: Transaction, orderId: string): Promise<Map<string, number>> {
  const sums = await tx.stockMove.groupBy({
    by: ['variantId', 'locationId'],
    where: { orderId },
    _sum: { delta: true },
  });
  return new Map(
    sums.map(({ variantId, locationId, _sum }) => [`${variantId} ${locationId}`, -(_sum.delta ?? 0)]),
  );
}

/** Distributes a quantity over its original locations. The remainder goes to the store's main location. */
function splitByLocation(
  { locations }: LockedStock,
  quantity: number,
  getTakenQuantity: (levelLocationId: string) => number,
) {
  const splits: { locationId: string; delta: number }[] = [];
  let remainingQuantity = quantity;
  for (const { id } of locations.filter(({ isActive }) => isActive)) {
    const delta = Math.min(remainingQuantity, Math.max(getTakenQuantity(id), 0));
    if (delta > 0) splits.push({ locationId: id, delta });
    remainingQuantity -= delta;
  }
  return remainingQuantity > 0
    ? [...splits, { locationId: MAIN_LOCATION_ID, delta: remainingQuantity }]
    : splits;
}
