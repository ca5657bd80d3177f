/** How many of a variant are at a location, or are taken from it. */
export interface LevelAt {
  variantId: string;
  locationId: string;
  quantity: number;
}

/**
 * From which locations so many of each variant are taken; `levels` come in the order in which locations are asked. One
 * location that has everything gives it all, so that it goes out in one parcel; else each variant comes from the first that
 * has enough of it, and only what no location has enough of is split. Null where there is not enough.
 */
export function allocate(
  wanted: readonly (readonly [variantId: string, quantity: number])[],
  levels: readonly LevelAt[],
): LevelAt[] | null {
  const locations = [...new Set(levels.map(({ locationId }) => locationId))];
  const held = new Map(levels.map((level) => [toKey(level.variantId, level.locationId), level.quantity]));
  const has = (variantId: string, locationId: string) => held.get(toKey(variantId, locationId)) ?? 0;
  const whole = (some: typeof wanted) =>
    locations.find((locationId) => some.every(([id, quantity]) => has(id, locationId) >= quantity));

  const one = whole(wanted);
  const taken: LevelAt[] = [];
  for (const [variantId, quantity] of wanted) {
    const from = one ?? whole([[variantId, quantity]]);
    let left = quantity;
    for (const locationId of from === undefined ? locations : [from]) {
      const part = Math.min(left, has(variantId, locationId));
      if (part > 0) taken.push({ variantId, locationId, quantity: part });
      left -= Math.max(part, 0);
    }
    if (left > 0) return null;
  }
  return taken;
}

function toKey(variantId: string, locationId: string): string {
  return `${variantId} ${locationId}`;
}
