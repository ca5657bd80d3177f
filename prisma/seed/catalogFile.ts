import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { filePath } from '#graph/filePath.ts';

const FOLDER = new URL('.', pathToFileURL(filePath('#prisma/seed/catalog/catalog.json')));

export const catalogFolder = FOLDER;

/** A product of catalog.json; its README says what the fields mean. */
export interface CatalogProduct {
  slug: string;
  sku: string;
  name: string;
  description: string;
  category: 'gold' | 'silver' | 'diamond';
  type: 'rings' | 'necklaces' | 'earrings';
  metal: { kind: 'gold' | 'silver'; purity: string; colour: string };
  weightGrams: number;
  gemstones: {
    kind: string;
    carat: number;
    count: number;
    cut?: string;
    colour?: string;
    clarity?: string;
  }[];
  makingChargePercent: number;
  stoneCostNpr: number;
  sizes: number[];
  sizeUnit: string | null;
  stock: number;
  stockBySize: Record<string, number>;
  collection: string;
  featured: boolean;
  tags: string[];
  images: string[];
  imageAlt: string[];
  model: string | null;
}

/** What a piece is called and is, in Nepali. */
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
