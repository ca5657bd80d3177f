/** The store's first location. It stays and always serves orders, and has what nobody names another place for. */
export const MAIN_LOCATION_ID = '019a0000-0000-7000-8000-000000000001';

export const LOCATION_KINDS = ['SHOP', 'WORKSHOP', 'WAREHOUSE', 'OTHER'] as const;

/** Where a till may stand, of the locations in use: the shops or, where none is one, the store's first. */
export function tillLocations<Place extends { id: string; kind: (typeof LOCATION_KINDS)[number] }>(
  locations: readonly Place[],
): Place[] {
  const shops = locations.filter(({ kind }) => kind === 'SHOP');
  return shops.length > 0 ? shops : locations.filter(({ id }) => id === MAIN_LOCATION_ID);
}
