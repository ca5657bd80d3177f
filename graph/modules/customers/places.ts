import { readFileSync } from 'node:fs';
import type { Places } from '#domain/customers/places.ts';

const file = new URL('../../../domain/customers/nepal-places.json', import.meta.url);

/** Provinces, districts and local levels of Nepal. */
export const places: Places = JSON.parse(readFileSync(file, 'utf8'));
