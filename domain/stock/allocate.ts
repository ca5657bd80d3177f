/** Quantity of a variant that is at a location or is taken from it. */
export interface LocationQuantity {
  variantId: string;
  locationId: string;
  quantity: number;
}

/**
 * Chooses the locations that supply an order; `levels` are in order of preference. If one location has everything, it
 * supplies everything, so that the order ships in one parcel. Otherwise each variant is supplied by the first location
 * with enough stock, and is split only if no location has enough. Returns null if the stock is insufficient.
 */
export function allocate(
  requestedQuantities: readonly (readonly [variantId: string, quantity: number])[],
  levels: readonly LocationQuantity[],
): LocationQuantity[] | null {
  const locations = [...new Set(levels.map(({ locationId }) => locationId))];
  const levelsByKey = new Map(
    levels.map((level) => [toKey(level.variantId, level.locationId), level.quantity]),
  );
  const getStockLevel = (variantId: string, locationId: string) =>
    levelsByKey.get(toKey(variantId, locationId)) ?? 0;
  const findSingleLocation = (requiredQuantities: typeof requestedQuantities) =>
    locations.find((locationId) =>
      requiredQuantities.every(([id, quantity]) => getStockLevel(id, locationId) >= quantity),
    );

  const commonLocation = findSingleLocation(requestedQuantities);
  const allocations: LocationQuantity[] = [];
  for (const [variantId, quantity] of requestedQuantities) {
    const chosenLocation = commonLocation ?? findSingleLocation([[variantId, quantity]]);
    let remainingQuantity = quantity;
    for (const locationId of chosenLocation === undefined ? locations : [chosenLocation]) {
      const allocatedQuantity = Math.min(remainingQuantity, getStockLevel(variantId, locationId));
      if (allocatedQuantity > 0) allocations.push({ variantId, locationId, quantity: allocatedQuantity });
      remainingQuantity -= Math.max(allocatedQuantity, 0);
    }
    if (remainingQuantity > 0) return null;
  }
  return allocations;
}

function toKey(variantId: string, locationId: string): string {
  return `${variantId} ${locationId}`;
}
