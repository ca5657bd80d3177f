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
import { readTextFacts, type TextFacts } from './foreign/readTextFacts.ts';
import type { SheetRow } from './readProductSheet.ts';
import type { SheetProduct } from './toProducts.ts';

export type ProductFacts = Omit<UpdateProductInput, 'id' | 'variants' | 'version'>;

/**
 * Converts a product's cells to input for the validation rules. Unreadable cells become values that the rules refuse.
 */
export function toFacts({ cells: facts }: SheetProduct): ProductFacts {
  const read: Record<string, unknown> = {};
  const take = (
    column: SpreadsheetColumn,
    field: keyof ProductFacts,
    readCell: (text: string) => unknown,
  ) => {
    const text = facts[column]?.text;
    if (text !== undefined) read[field] = text === CLEAR_CELL ? null : readCell(text);
  };
  take('name', 'name', plainText);
  take('description', 'description', plainText);
  take('name_ne', 'nameNe', plainText);
  take('description_ne', 'descriptionNe', plainText);
  take('category', 'category', singleWordMatcher('category'));
  take('type', 'type', singleWordMatcher('type'));
  take('metal', 'metal', singleWordMatcher('metal'));
  const metal = METALS.find((known) => known === singleWordMatcher('metal')(facts.metal?.text ?? ''));
  take('purity', 'purity', (text) => readPurity(text, metal) ?? inCapitals(text));
  take('weight_g', 'weightMg', milligrams);
  take('gross_weight_g', 'grossWeightMg', milligrams);
  take('metal_colour', 'metalColour', plainText);
  take('design', 'design', plainText);
  take('measured_size', 'measuredSize', plainText);
  take('making_percent', 'makingPercent', percent);
  take('making_sum', 'makingFixed', number);
  take('fixed_price', 'fixedPrice', number);
  take('compare_at_price', 'compareAtPrice', number);
  take('cost', 'cost', number);
  take('stones_price', 'stonesPrice', number);
  take('stones', 'gemstones', stones);
  take('hallmark', 'hallmark', inCapitals);
  take('tags', 'tags', words);
  take('featured', 'isFeatured', flag);
  take('slug', 'slug', plainText);
  take('seo_title', 'seoTitle', plainText);
  take('seo_description', 'seoDescription', plainText);
  take('size_unit', 'sizeUnit', plainText);
  const measurements = toMeasurementInputs(facts);
  if (measurements.length > 0) read.measurements = measurements;
  // A removed list is an empty list.
  if (read.gemstones === null) read.gemstones = [];
  if (read.tags === null) read.tags = [];
  return read as ProductFacts;
}

/** Converts a row's cells to its size. */
export function toSize({ cells }: SheetRow): VariantInput {
  const { size, size_sku, barcode, size_weight_g, stock } = cells;
  return {
    size: size === CLEAR_CELL ? undefined : size,
    sku: size_sku,
    barcode: barcode === CLEAR_CELL ? null : barcode,
    weightMg: size_weight_g === undefined ? undefined : milligrams(size_weight_g),
    stock: stock === undefined ? undefined : pieces(stock),
  };
}

/** Returns the measurements that have a cell; the others stay unchanged. */
function toMeasurementInputs(facts: SheetProduct['cells']): MeasurementInput[] {
  return MEASUREMENT_KINDS.flatMap((kind) => {
    const text = facts[measurementColumn(kind)]?.text;
    if (text === undefined) return [];
    return [{ kind, micrometres: text === CLEAR_CELL ? null : (readMicrometres(text) ?? Number.NaN) }];
  });
}

const plainText = (text: string) => text;
const inCapitals = (text: string) => text.toUpperCase();
const milligrams = (text: string) => readWeight(text) ?? Number.NaN;
const words = (text: string) =>
  text
    .split(/[,;|\n]/)
    .map((word) => word.trim())
    .filter(Boolean);

const number = (text: string) => readNumber(text) ?? Number.NaN;
const percent = (text: string) => number(text.replace(/(?<!\s)\s*(?:%|percent|pct|प्रतिशत)$/i, ''));
const pieces = (text: string) => number(text.replace(/(?<!\s)\s*(?:pcs?|pieces?|nos?|वटा|थान)\.?$/i, ''));

/**
 * Matches a single word such as `Ring`, `औंठी` or `सुन` to the store's own name; several words could describe
 * something else.
 */
function singleWordMatcher(fact: Exclude<keyof TextFacts, 'purity'>): (text: string) => string {
  return (text) => (/\s/.test(text) ? undefined : readTextFacts([text])[fact]) ?? inCapitals(text);
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
        count: count === '' ? undefined : number(count),
        carat: carat === '' ? undefined : number(carat),
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
