import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { MeasurementKind } from '#domain/catalog/measurements.ts';
import { resolveFilePath } from '#graph/filePath.ts';

const FOLDER = new URL('.', pathToFileURL(resolveFilePath('#prisma/seed/catalog/catalog.json')));

export const catalogFolder = FOLDER;

/**
 * Returns the media key of a catalogue picture. A changed picture needs a new file name: browsers cache it for a year,
 * and stores that are already seeded keep the old file under its key.
 */
export function toCatalogKey(file: string): string {
  return `catalog/${file}`;
}

/** A photo listed in catalog.json. A test of the seed checks that its size and mean colour match the file. */
interface CatalogImage {
  file: string;
  role: 'front' | 'dark' | 'detail' | 'scale' | 'back';
  alt: string;
  altNe: string;
  width: number;
  height: number;
  colour: string;
}

/** A product in catalog.json, whose README documents the fields. */
export interface CatalogProduct {
  slug: string;
  sku: string;
  name: string;
  description: string;
  category: 'gold' | 'silver' | 'diamond';
  type: 'rings' | 'necklaces' | 'earrings';
  design: string | null;
  metal: { kind: 'gold' | 'silver'; purity: string; colour: string };
  weightGrams: number;
  gemstones: {
    kind: string;
    carat: number;
    count: number;
    cut?: string;
    colour?: string;
    clarity?: string;
    lengthMm: number;
    widthMm?: number;
  }[];
  measurementsMm: Partial<Record<MeasurementKind, number>>;
  measuredSize: string | null;
  makingChargePercent: number;
  stoneCostNpr: number;
  sizes: number[];
  sizeUnit: string | null;
  stock: number;
  stockBySize: Record<string, number>;
  collection: string;
  featured: boolean;
  tags: string[];
  images: CatalogImage[];
  model: string | null;
}

/** Name and description of a product in Nepali. */
export interface NepaliTexts {
  name: string;
  description: string;
}

/** Returns the Nepali texts of the catalogue's products, by slug. */
export function readNepaliTexts(): Record<string, NepaliTexts> {
  return JSON.parse(readFileSync(new URL('catalog.ne.json', FOLDER), 'utf8'));
}

export function readCatalog(): CatalogProduct[] {
  return JSON.parse(readFileSync(new URL('catalog.json', FOLDER), 'utf8'));
}
