import { MAIN_LOCATION_ID } from '#domain/stock/locations.ts';
import type { HeldLevels } from '../holdLevels.ts';

interface Part {
  variantId: string;
  locationId: string;
  delta: number;
}

/**
 * Where a change of what is for sale of a size takes place, where nobody says it: at the store's first location, and what
 * that has not enough of at the others that serve orders, in their order.
 */
export function spreadChange({ places, at }: HeldLevels, variantId: string, delta: number): Part[] {
  if (delta >= 0) return [{ variantId, locationId: MAIN_LOCATION_ID, delta }];

  const others = places.filter(({ id, serves }) => serves && id !== MAIN_LOCATION_ID).map(({ id }) => id);
  const parts: Part[] = [];
  let left = -delta;
  for (const locationId of [MAIN_LOCATION_ID, ...others]) {
    const taken = Math.min(left, at(variantId, locationId));
    if (taken > 0) parts.push({ variantId, locationId, delta: -taken });
    left -= taken;
  }
  // What is nowhere is refused where it is taken.
  return left > 0 ? [...parts, { variantId, locationId: MAIN_LOCATION_ID, delta: -left }] : parts;
}
