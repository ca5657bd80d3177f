import { MEASUREMENT_KINDS, readMicrometres, readStoneSize } from '#domain/catalog/measurements.ts';
import { METALS } from '#domain/catalog/metals.ts';
import { CLEAR_CELL, measurementColumn, type SpreadsheetColumn } from '#domain/catalog/productSpreadsheet.ts';
import { readPurity } from '#domain/catalog/readPurity.ts';
import { readWeight } from '#domain/catalog/readWeight.ts';
import { readNumber } from '#domain/text/readNumber.ts';
import type {
  GemstoneInput,
  MeasurementInput,
  UpdateProductInput,
  VariantInput,
} from '#graph/schema/schema.generated.ts';
import { readTextAttributes, type TextAttributes } from './foreign/readTextAttributes.ts';
import type { ProductSpreadsheetRow } from './readProductSpreadsheet.ts';
import type { SpreadsheetProduct } from './toProducts.ts';

export type ProductFields = Omit<UpdateProductInput, 'id' | 'variants' | 'version'>;

/**
 * Converts a product's cells to input for the validation rules. Unreadable cells become values that the rules refuse.
 */
export function toProductFields({ cells }: SpreadsheetProduct): ProductFields {
  const read: Record<string, unknown> = {};
  const take = (
    column: SpreadsheetColumn,
    field: keyof ProductFields,
    readCell: (text: string) => unknown,
  ) => {
    const text = cells[column]?.text;
    if (text !== undefined) read[field] = text === CLEAR_CELL ? null : readCell(text);
  };
  take('name', 'name', plainText);
  take('description', 'description', plainText);
  take('name_ne', 'nameNe', plainText);
  take('description_ne', 'descriptionNe', plainText);
  take('category', 'category', singleWordMatcher('category'));
  take('type', 'type', singleWordMatcher('type'));
  take('metal', 'metal', singleWordMatcher('metal'));
  const metal = METALS.find((candidate) => candidate === singleWordMatcher('metal')(cells.metal?.text ?? ''));
  take('purity', 'purity', (text) => readPurity(text, metal) ?? inCapitals(text));
  take('weight_g', 'weightMg', parseMilligrams);
  take('gross_weight_g', 'grossWeightMg', parseMilligrams);
  take('metal_colour', 'metalColour', plainText);
  take('design', 'design', plainText);
  take('measured_size', 'measuredSize', plainText);
  take('making_percent', 'makingPercent', parsePercent);
  take('making_sum', 'makingFixed', parseNumber);
  take('fixed_price', 'fixedPrice', parseNumber);
  take('compare_at_price', 'compareAtPrice', parseNumber);
  take('cost', 'cost', parseNumber);
  take('stones_price', 'stonesPrice', parseNumber);
  take('stones', 'gemstones', stones);
  take('hallmark', 'hallmark', inCapitals);
  take('tags', 'tags', splitList);
  take('featured', 'isFeatured', flag);
  take('slug', 'slug', plainText);
  take('seo_title', 'seoTitle', plainText);
  take('seo_description', 'seoDescription', plainText);
  take('size_unit', 'sizeUnit', plainText);
  const measurements = toMeasurementInputs(cells);
  if (measurements.length > 0) read.measurements = measurements;
  // A cleared list is an empty list.
  if (read.gemstones === null) read.gemstones = [];
  if (read.tags === null) read.tags = [];
  return read as ProductFields;
}

/** Converts a row's cells to its size. */
export function toSize({ cells }: ProductSpreadsheetRow): VariantInput {
  const { size, size_sku, barcode, size_weight_g, stock } = cells;
  return {
    size: size === CLEAR_CELL ? undefined : size,
    sku: size_sku,
    barcode: barcode === CLEAR_CELL ? null : barcode,
    weightMg: size_weight_g === undefined ? undefined : parseMilligrams(size_weight_g),
    stock: stock === undefined ? undefined : parseQuantity(stock),
  };
}

/** Returns the measurements that have a cell; the others stay unchanged. */
function toMeasurementInputs(cells: SpreadsheetProduct['cells']): MeasurementInput[] {
  return MEASUREMENT_KINDS.flatMap((kind) => {
    const text = cells[measurementColumn(kind)]?.text;
    if (text === undefined) return [];
    return [{ kind, micrometres: text === CLEAR_CELL ? null : (readMicrometres(text) ?? Number.NaN) }];
  });
}

const plainText = (text: string) => text;
const inCapitals = (text: string) => text.toUpperCase();
const parseMilligrams = (text: string) => readWeight(text) ?? Number.NaN;
const splitList = (text: string) =>
  text
    .split(/[,;|\n]/)
    .map((word) => word.trim())
    .filter(Boolean);

const parseNumber = (text: string) => readNumber(text) ?? Number.NaN;
const parsePercent = (text: string) => parseNumber(text.replace(/(?<!\s)\s*(?:%|percent|pct|प्रतिशत)$/i, ''));
const parseQuantity = (text: string) =>
  parseNumber(text.replace(/(?<!\s)\s*(?:pcs?|pieces?|nos?|वटा|थान)\.?$/i, ''));

/**
 * Matches a single word such as `Ring`, `औंठी` or `सुन` to the store's own name; several words could describe
 * something else.
 */
function singleWordMatcher(attribute: Exclude<keyof TextAttributes, 'purity'>): (text: string) => string {
  return (text) => (/\s/.test(text) ? undefined : readTextAttributes([text])[attribute]) ?? inCapitals(text);
}

const YES = ['yes', 'y', 'true', '1', '1.0', 'हो', 'छ'];
const NO = ['no', 'n', 'false', '0', '0.0', 'होइन', 'छैन'];

function flag(text: string): unknown {
  const answer = text.toLowerCase();
  if (YES.includes(answer)) return true;
  return NO.includes(answer) ? false : text;
}

function stones(text: string): GemstoneInput[] {
  return text
    .split(';')
    .filter((stone) => stone.trim())
    .map((stone) => {
      const [kind = '', count = '', carat = '', cut, colour, clarity, size = '', ...report] = stone
        .split('|')
        .map((part) => part.trim());
      return {
        kind,
        count: count === '' ? undefined : parseNumber(count),
        carat: carat === '' ? undefined : parseNumber(carat),
        cut,
        colour,
        clarity,
        ...(size !== '' && readStoneSize(size)),
        certificate: certificate(report),
      };
    });
}

/** Laboratory, number and cut grade. */
function certificate([laboratory = '', reportNumber = '', cutGrade]: string[]) {
  if (laboratory === '' && reportNumber === '') return undefined;
  return { laboratory, number: reportNumber, cutGrade };
}
