import { readFileSync } from 'node:fs';
import type { Places } from '#domain/places.ts';

const file = new URL('../../../domain/places/nepal-places.json', import.meta.url);

/** Provinces, districts and local levels of Nepal. */
export const places: Places = JSON.parse(readFileSync(file, 'utf8'));
