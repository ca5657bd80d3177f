import { allocate, type LocationQuantity } from '#domain/stock/allocate.ts';
import { type LockedStock, lockStockLevels } from '#graph/modules/catalog/lockStockLevels.ts';
import { moveStock, type StockActor } from '#graph/modules/catalog/moveStock.ts';
import type { StockReason } from '#graph/prisma/generated/client.ts';
import type { Work } from '#graph/work/work.ts';
import { findMissingItems } from './findMissingItems.ts';
import type { OrderItem } from './orderItems.ts';
import { sumQuantities } from './sumQuantities.ts';

interface ReservationRequest {
  orderId: string;
  items: readonly OrderItem[];
  /** Location to reserve from, such as the shop of a counter sale. Defaults to all locations that serve orders. */
  locationId?: string | null;
  /** Reason in the stock ledger; a sale by default. */
  reason?: StockReason;
}

/**
 * Reserves stock for all items of a locked order, or for none, and records a stock move for each. Locks variants before
 * products, each in order of their ids, as checkout does. Returns the names of items with insufficient stock; if there
 * are any, nothing is reserved.
 */
export async function reserveStock(
  work: Work,
  context: StockActor,
  { orderId, items, locationId, reason = 'ORDER' }: ReservationRequest,
): Promise<string[]> {
  const quantitiesByVariant = sumQuantities(items, ({ variantId }) => variantId);
  const ids = quantitiesByVariant.map(([id]) => id);
  const lockedLevels = await lockStockLevels(work.db, ids);
  const levels = selectLevels(lockedLevels, ids, locationId);
  const stocks = new Map(sumQuantities(levels, ({ variantId }) => variantId));
  const missingNames = findMissingItems(items, stocks);
  if (missingNames.length > 0) return missingNames;

  const allocations = allocate(quantitiesByVariant, levels) ?? [];
  await moveStock(
    work,
    context,
    lockedLevels,
    allocations.map(({ quantity, ...from }) => ({ ...from, delta: -quantity, reason, orderId })),
  );
  return [];
}

function selectLevels(
  { locations, getLevel }: LockedStock,
  variantIds: readonly string[],
  locationId: string | null | undefined,
): LocationQuantity[] {
  return locations
    .filter(({ id, isActive, servesOrders }) => (locationId ? id === locationId && isActive : servesOrders))
    .flatMap(({ id }) =>
      variantIds.map((variantId) => ({ variantId, locationId: id, quantity: getLevel(variantId, id) })),
    );
}
