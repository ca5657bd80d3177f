import { MEASUREMENT_KINDS, readMicrometres, readStoneSize } from '#domain/catalog/measurements.ts';
import { METALS } from '#domain/catalog/metals.ts';
import {
  CLEAR_CELL_MARKER,
  type SpreadsheetColumn,
  toMeasurementColumn,
} from '#domain/catalog/productSpreadsheet.ts';
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
  const fields: Record<string, unknown> = {};
  const readField = (
    column: SpreadsheetColumn,
    field: keyof ProductFields,
    readCell: (text: string) => unknown,
  ) => {
    const text = cells[column]?.text;
    if (text !== undefined) fields[field] = text === CLEAR_CELL_MARKER ? null : readCell(text);
  };
  readField('name', 'name', toPlainText);
  readField('description', 'description', toPlainText);
  readField('name_ne', 'nameNe', toPlainText);
  readField('description_ne', 'descriptionNe', toPlainText);
  readField('category', 'category', createWordMatcher('category'));
  readField('type', 'type', createWordMatcher('type'));
  readField('metal', 'metal', createWordMatcher('metal'));
  const metal = METALS.find((candidate) => candidate === createWordMatcher('metal')(cells.metal?.text ?? ''));
  readField('purity', 'purity', (text) => readPurity(text, metal) ?? toUpperCase(text));
  readField('weight_g', 'weightMg', parseMilligrams);
  readField('gross_weight_g', 'grossWeightMg', parseMilligrams);
  readField('metal_colour', 'metalColour', toPlainText);
  readField('design', 'design', toPlainText);
  readField('measured_size', 'measuredSize', toPlainText);
  readField('making_percent', 'makingPercent', parsePercent);
  readField('making_sum', 'makingFixed', parseNumber);
  readField('fixed_price', 'fixedPrice', parseNumber);
  readField('compare_at_price', 'compareAtPrice', parseNumber);
  readField('cost', 'cost', parseNumber);
  readField('stones_price', 'stonesPrice', parseNumber);
  readField('stones', 'gemstones', parseStones);
  readField('hallmark', 'hallmark', toUpperCase);
  readField('tags', 'tags', splitList);
  readField('featured', 'isFeatured', parseFlag);
  readField('slug', 'slug', toPlainText);
  readField('seo_title', 'seoTitle', toPlainText);
  readField('seo_description', 'seoDescription', toPlainText);
  readField('size_unit', 'sizeUnit', toPlainText);
  const measurements = toMeasurementInputs(cells);
  if (measurements.length > 0) fields.measurements = measurements;
  // A cleared list becomes an empty list.
  if (fields.gemstones === null) fields.gemstones = [];
  if (fields.tags === null) fields.tags = [];
  return fields as ProductFields;
}

/** Converts a row's cells to its size. */
export function toSize({ cells }: ProductSpreadsheetRow): VariantInput {
  const { size, size_sku, barcode, size_weight_g, stock } = cells;
  return {
    size: size === CLEAR_CELL_MARKER ? undefined : size,
    sku: size_sku,
    barcode: barcode === CLEAR_CELL_MARKER ? null : barcode,
    weightMg: size_weight_g === undefined ? undefined : parseMilligrams(size_weight_g),
    stock: stock === undefined ? undefined : parseQuantity(stock),
  };
}

/** Returns the measurements that have a cell. The others stay unchanged. */
function toMeasurementInputs(cells: SpreadsheetProduct['cells']): MeasurementInput[] {
  return MEASUREMENT_KINDS.flatMap((kind) => {
    const text = cells[toMeasurementColumn(kind)]?.text;
    if (text === undefined) return [];
    return [{ kind, micrometres: text === CLEAR_CELL_MARKER ? null : (readMicrometres(text) ?? Number.NaN) }];
  });
}

const toPlainText = (text: string) => text;
const toUpperCase = (text: string) => text.toUpperCase();
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
 * Returns a function that converts a single word such as `Ring`, `औंठी` or `सुन` to the store's own name. Several words
 * are not matched, because they could describe something else.
 */
function createWordMatcher(attribute: Exclude<keyof TextAttributes, 'purity'>): (text: string) => string {
  return (text) => (/\s/.test(text) ? undefined : readTextAttributes([text])[attribute]) ?? toUpperCase(text);
}

const YES_WORDS = ['yes', 'y', 'true', '1', '1.0', 'हो', 'छ'];
const NO = ['no', 'n', 'false', '0', '0.0', 'होइन', 'छैन'];

function parseFlag(text: string): unknown {
  const normalisedText = text.toLowerCase();
  if (YES_WORDS.includes(normalisedText)) return true;
  return NO.includes(normalisedText) ? false : text;
}

function parseStones(text: string): GemstoneInput[] {
  return text
    .split(';')
    .filter((stone) => stone.trim())
    .map((stone) => {
      const [kind = '', count = '', carat = '', cut, colour, clarity, size = '', ...certificateParts] = stone
        .split('|')
        .map((stonePart) => stonePart.trim());
      return {
        kind,
        count: count === '' ? undefined : parseNumber(count),
        carat: carat === '' ? undefined : parseNumber(carat),
        cut,
        colour,
        clarity,
        ...(size !== '' && readStoneSize(size)),
        certificate: toCertificate(certificateParts),
      };
    });
}

/** Converts the laboratory, number and cut grade to a certificate. */
function toCertificate([laboratory = '', reportNumber = '', cutGrade]: string[]) {
  if (laboratory === '' && reportNumber === '') return undefined;
  return { laboratory, number: reportNumber, cutGrade };
}
