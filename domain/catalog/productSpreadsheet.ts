import type { Action } from '../accounts/permissions.ts';
import { isMeasurementKind, MEASUREMENT_KINDS, type MeasurementKind } from './measurements.ts';

type MeasurementColumn = `${MeasurementKind}_mm`;

/** Returns the spreadsheet column of a measurement, in millimetres. */
export function toMeasurementColumn(kind: MeasurementKind): MeasurementColumn {
  return `${kind}_mm`;
}

/** Columns of a product spreadsheet in the template's order. A product with several sizes has one row for each size. */
export const SPREADSHEET_COLUMNS = [
  'sku',
  'name',
  'description',
  'name_ne',
  'description_ne',
  'category',
  'type',
  'metal',
  'purity',
  'weight_g',
  'gross_weight_g',
  'metal_colour',
  'design',
  'making_percent',
  'making_sum',
  'fixed_price',
  'compare_at_price',
  'cost',
  'stones_price',
  'stones',
  ...MEASUREMENT_KINDS.map(toMeasurementColumn),
  'measured_size',
  'hallmark',
  'collection',
  'tags',
  'featured',
  'slug',
  'seo_title',
  'seo_description',
  'images',
  'size_unit',
  'size',
  'size_sku',
  'barcode',
  'size_weight_g',
  'stock',
] as const;

export type SpreadsheetColumn = (typeof SPREADSHEET_COLUMNS)[number];

export const SIZE_COLUMNS: readonly SpreadsheetColumn[] = [
  'size',
  'size_sku',
  'barcode',
  'size_weight_g',
  'stock',
];

/**
 * Columns an export can write. Photos are excluded: an import downloads them from URLs, and an export does not contain
 * them.
 */
export type ExportableColumn = Exclude<SpreadsheetColumn, 'images'>;

/**
 * Columns an export writes for a later import. Stock is excluded, since importing the file would undo sales made since
 * the export.
 */
export const EXPORTED_COLUMNS = SPREADSHEET_COLUMNS.filter(
  (column) => column !== 'stock' && column !== 'images',
) as Exclude<ExportableColumn, 'stock'>[];

/** Permissions required to export a column. */
export const COLUMN_PERMISSIONS = { cost: 'managePrices' } as const satisfies Partial<
  Record<SpreadsheetColumn, Action>
>;

/** Columns for which an import can give a default value for new products. */
export const DEFAULTABLE_COLUMNS = [
  'category',
  'type',
  'metal',
  'purity',
] as const satisfies SpreadsheetColumn[];
export type DefaultableColumn = (typeof DEFAULTABLE_COLUMNS)[number];

/** Maximum number of products in one import request. */
export const MAX_IMPORTED_PRODUCTS = 100;

/** Cell content that clears an optional field. */
export const CLEAR_CELL_MARKER = '-';

/** Example products of the template: one without sizes, one with two. */
export const EXAMPLE_ROWS: readonly Partial<Record<SpreadsheetColumn, string>>[] = [
  {
    sku: 'EXAMPLE-1',
    name: 'Example studs',
    description: 'Round studs of 22K gold, each set with a ruby.',
    name_ne: 'नमुना टप',
    description_ne: 'माणिक जडिएको २२ क्यारेट सुनको गोलो टप।',
    category: 'GOLD',
    type: 'EARRINGS',
    metal: 'GOLD',
    purity: '22K',
    weight_g: '3.2',
    gross_weight_g: '3.6',
    metal_colour: 'yellow',
    making_percent: '12',
    stones_price: '9000',
    stones: 'ruby|2|0.4|round|red||3.2',
    width_mm: '6.4',
    hallmark: 'NBSM',
    tags: 'studs, everyday',
    featured: 'no',
    images: 'https://example.com/studs-1.jpg https://example.com/studs-2.jpg',
    stock: '4',
  },
  {
    sku: 'EXAMPLE-2',
    name: 'Example band',
    category: 'SILVER',
    type: 'RINGS',
    metal: 'SILVER',
    purity: '925',
    weight_g: '4.1',
    fixed_price: '2400',
    compare_at_price: '2700',
    size_unit: 'Indian/Nepali ring size',
    size: '12',
    size_weight_g: '4.1',
    stock: '3',
  },
  { sku: 'EXAMPLE-2', size: '14', size_weight_g: '4.3', stock: '2' },
];

/**
 * Returns the spreadsheet column of a product field such as `variants.0.weightMg`, or of a row's field such as
 * `rows.7.weightMg`. Returns null if no column contains it.
 */
export function findColumn(field: string): SpreadsheetColumn | null {
  const [part = '', kind = '', variantField = ''] = field.split('.');
  if (part === 'measurements') return isMeasurementKind(kind) ? toMeasurementColumn(kind) : null;
  if (part === 'variants' || part === 'rows') return SIZE_FIELDS[variantField] ?? 'size';
  return FIELDS[part] ?? null;
}

const FIELDS: Record<string, SpreadsheetColumn> = {
  sku: 'sku',
  name: 'name',
  description: 'description',
  nameNe: 'name_ne',
  descriptionNe: 'description_ne',
  category: 'category',
  type: 'type',
  metal: 'metal',
  purity: 'purity',
  weightMg: 'weight_g',
  grossWeightMg: 'gross_weight_g',
  metalColour: 'metal_colour',
  design: 'design',
  measuredSize: 'measured_size',
  makingPercent: 'making_percent',
  makingFixed: 'making_sum',
  fixedPrice: 'fixed_price',
  compareAtPrice: 'compare_at_price',
  cost: 'cost',
  stonesPrice: 'stones_price',
  gemstones: 'stones',
  hallmark: 'hallmark',
  images: 'images',
  collectionId: 'collection',
  tags: 'tags',
  isFeatured: 'featured',
  slug: 'slug',
  seoTitle: 'seo_title',
  seoDescription: 'seo_description',
  sizeUnit: 'size_unit',
  stock: 'stock',
};

const SIZE_FIELDS: Record<string, SpreadsheetColumn> = {
  size: 'size',
  sku: 'size_sku',
  barcode: 'barcode',
  weightMg: 'size_weight_g',
  stock: 'stock',
};
