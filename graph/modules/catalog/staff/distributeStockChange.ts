import { MAIN_LOCATION_ID } from '#domain/stock/locations.ts';
import type { LockedStock } from '../lockStockLevels.ts';

interface LocationStockChange {
  variantId: string;
  locationId: string;
  delta: number;
}

/**
 * Distributes a stock change that names no location. The store's first location takes additions and removals. Removals
 * beyond its stock are taken from the other locations that serve orders, in sequence.
 */
export function distributeStockChange(
  { locations, getLevel }: LockedStock,
  variantId: string,
  delta: number,
): LocationStockChange[] {
  if (delta >= 0) return [{ variantId, locationId: MAIN_LOCATION_ID, delta }];

  const otherLocationIds = locations
    .filter(({ id, servesOrders }) => servesOrders && id !== MAIN_LOCATION_ID)
    .map(({ id }) => id);
  const stockChanges: LocationStockChange[] = [];
  let remainingQuantity = -delta;
  for (const locationId of [MAIN_LOCATION_ID, ...otherLocationIds]) {
    const quantity = Math.min(remainingQuantity, getLevel(variantId, locationId));
    if (quantity > 0) stockChanges.push({ variantId, locationId, delta: -quantity });
    remainingQuantity -= quantity;
  }
  // moveStock refuses the excess.
  return remainingQuantity > 0
    ? [...stockChanges, { variantId, locationId: MAIN_LOCATION_ID, delta: -remainingQuantity }]
    : stockChanges;
}
