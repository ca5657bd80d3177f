import type { Action } from '../accounts/permissions.ts';
import { isMeasurementKind, MEASUREMENT_KINDS, type MeasurementKind } from './measurements.ts';

type MeasurementColumn = `${MeasurementKind}_mm`;

/** The column of a measurement, in millimetres. */
export function measurementColumn(kind: MeasurementKind): MeasurementColumn {
  return `${kind}_mm`;
}

/** The columns of a sheet of pieces, in the order of the template. Those of a size differ from row to row. */
export const SHEET_COLUMNS = [
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
  ...MEASUREMENT_KINDS.map(measurementColumn),
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

export type SheetColumn = (typeof SHEET_COLUMNS)[number];

export const SIZE_COLUMNS: readonly SheetColumn[] = ['size', 'size_sku', 'barcode', 'size_weight_g', 'stock'];

/** A column that an export can write: a product's photographs are taken from addresses, and stay where they are. */
export type ExportableColumn = Exclude<SheetColumn, 'images'>;

/** What an export writes for the import. Without the stock: what is sold in between would come back with the file. */
export const EXPORTED_COLUMNS = SHEET_COLUMNS.filter(
  (column) => column !== 'stock' && column !== 'images',
) as Exclude<ExportableColumn, 'stock'>[];

/** What somebody must be allowed to have a column in a file. */
export const COLUMN_NEEDS = { cost: 'managePrices' } as const satisfies Partial<Record<SheetColumn, Action>>;

/** What a new product has where its row does not say so. */
export const VALUE_COLUMNS = ['category', 'type', 'metal', 'purity'] as const satisfies SheetColumn[];
export type ValueColumn = (typeof VALUE_COLUMNS)[number];

/** The pieces that one call takes. */
export const MAX_SHEET_PIECES = 100;

/** A cell that takes away what may be empty. */
export const NOTHING = '-';

/** The template's pieces: one without sizes, one with two. */
export const SHEET_EXAMPLES: readonly Partial<Record<SheetColumn, string>>[] = [
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

/** What a field of a piece, such as `variants.0.weightMg`, or of one of its rows, such as `rows.7.weightMg`, is called in a sheet; null for what no column holds. */
export function findColumn(field: string): SheetColumn | null {
  const [part = '', kind = '', ofSize = ''] = field.split('.');
  if (part === 'measurements') return isMeasurementKind(kind) ? measurementColumn(kind) : null;
  if (part === 'variants' || part === 'rows') return SIZE_FIELDS[ofSize] ?? 'size';
  return FIELDS[part] ?? null;
}

const FIELDS: Record<string, SheetColumn> = {
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

const SIZE_FIELDS: Record<string, SheetColumn> = {
  size: 'size',
  sku: 'size_sku',
  barcode: 'barcode',
  weightMg: 'size_weight_g',
  stock: 'stock',
};
