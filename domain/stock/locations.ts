/**
 * The store's first location. It cannot be removed, always serves orders, and is the default wherever no location is
 * given.
 */
export const MAIN_LOCATION_ID = '019a0000-0000-7000-8000-000000000001';

export const LOCATION_KINDS = ['SHOP', 'WORKSHOP', 'WAREHOUSE', 'OTHER'] as const;

/** Returns the active locations that can have a till: the shops or, if there are none, the store's first location. */
export function listTillLocations<Place extends { id: string; kind: (typeof LOCATION_KINDS)[number] }>(
  locations: readonly Place[],
): Place[] {
  const shops = locations.filter(({ kind }) => kind === 'SHOP');
  return shops.length > 0 ? shops : locations.filter(({ id }) => id === MAIN_LOCATION_ID);
}
