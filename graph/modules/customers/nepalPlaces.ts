import nepal from '#domain/customers/nepal-places.json' with { type: 'json' };
import type { Places } from '#domain/customers/places.ts';

/** Provinces, districts and local levels of Nepal. */
export const nepalPlaces: Places = nepal;
