import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { MeasurementKind } from '#domain/catalog/measurements.ts';
import { filePath } from '#graph/filePath.ts';

const FOLDER = new URL('.', pathToFileURL(filePath('#prisma/seed/catalog/catalog.json')));

export const catalogFolder = FOLDER;

/**
 * The key of a picture of the catalog among the media. A changed picture needs another key: browsers keep it for a year, and
 * a store that was seeded before keeps what its rows name.
 */
export function catalogKey(file: string): string {
  return `catalog/${file}`;
}

/** A photograph of catalog.json. The sizes and the mean colour are those of the file; the seed's test compares them. */
interface CatalogImage {
  file: string;
  role: 'front' | 'dark' | 'detail' | 'scale' | 'back';
  alt: string;
  altNe: string;
  width: number;
  height: number;
  colour: string;
}

/** A product of catalog.json; its README says what the fields mean. */
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

/** The Nepali texts of the catalog's pieces, by their slugs. */
export function readNepaliTexts(): Record<string, NepaliTexts> {
  return JSON.parse(readFileSync(new URL('catalog.ne.json', FOLDER), 'utf8'));
}

export function readCatalog(): CatalogProduct[] {
  return JSON.parse(readFileSync(new URL('catalog.json', FOLDER), 'utf8'));
}
