import { MEASUREMENT_KINDS, readMicrometres, readStoneSize } from '#domain/catalog/measurements.ts';
import { METALS } from '#domain/catalog/metals.ts';
import { measurementColumn, NOTHING, type SheetColumn } from '#domain/catalog/productSheet.ts';
import { readPurity } from '#domain/catalog/readPurity.ts';
import { readWeight } from '#domain/catalog/readWeight.ts';
import { readNumber } from '#domain/text/readNumber.ts';
import type {
  GemstoneInput,
  MeasurementInput,
  UpdateProductInput,
  VariantInput,
} from '#graph/schema/schema.generated.ts';
import { type FactsInWords, factsInWords } from './foreign/factsInWords.ts';
import type { SheetRow } from './readProductSheet.ts';
import type { SheetProduct } from './toProducts.ts';

export type ProductFacts = Omit<UpdateProductInput, 'id' | 'variants' | 'version'>;

/** What a sheet says about a piece, for the rules to judge: what cannot be read comes out as what they refuse. */
export function toFacts({ facts }: SheetProduct): ProductFacts {
  const read: Record<string, unknown> = {};
  const take = (column: SheetColumn, field: keyof ProductFacts, readCell: (text: string) => unknown) => {
    const text = facts[column]?.text;
    if (text !== undefined) read[field] = text === NOTHING ? null : readCell(text);
  };
  take('name', 'name', asIs);
  take('description', 'description', asIs);
  take('name_ne', 'nameNe', asIs);
  take('description_ne', 'descriptionNe', asIs);
  take('category', 'category', called('category'));
  take('type', 'type', called('type'));
  take('metal', 'metal', called('metal'));
  const metal = METALS.find((known) => known === called('metal')(facts.metal?.text ?? ''));
  take('purity', 'purity', (text) => readPurity(text, metal) ?? inCapitals(text));
  take('weight_g', 'weightMg', milligrams);
  take('gross_weight_g', 'grossWeightMg', milligrams);
  take('metal_colour', 'metalColour', asIs);
  take('design', 'design', asIs);
  take('measured_size', 'measuredSize', asIs);
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
  take('slug', 'slug', asIs);
  take('seo_title', 'seoTitle', asIs);
  take('seo_description', 'seoDescription', asIs);
  take('size_unit', 'sizeUnit', asIs);
  const measurements = toMeasured(facts);
  if (measurements.length > 0) read.measurements = measurements;
  // A list that is taken away is an empty one.
  if (read.gemstones === null) read.gemstones = [];
  if (read.tags === null) read.tags = [];
  return read as ProductFacts;
}

/** What a row says about its size. */
export function toSize({ cells }: SheetRow): VariantInput {
  const { size, size_sku, barcode, size_weight_g, stock } = cells;
  return {
    size: size === NOTHING ? undefined : size,
    sku: size_sku,
    barcode: barcode === NOTHING ? null : barcode,
    weightMg: size_weight_g === undefined ? undefined : milligrams(size_weight_g),
    stock: stock === undefined ? undefined : pieces(stock),
  };
}

/** The measurements that a sheet has a cell for; the others stay as they are. */
function toMeasured(facts: SheetProduct['facts']): MeasurementInput[] {
  return MEASUREMENT_KINDS.flatMap((kind) => {
    const text = facts[measurementColumn(kind)]?.text;
    if (text === undefined) return [];
    return [{ kind, micrometres: text === NOTHING ? null : (readMicrometres(text) ?? Number.NaN) }];
  });
}

const asIs = (text: string) => text;
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

/** A single word such as `Ring`, `औंठी` and `सुन` by the store's own name; more words could be of something else. */
function called(fact: Exclude<keyof FactsInWords, 'purity'>): (text: string) => string {
  return (text) => (/\s/.test(text) ? undefined : factsInWords([text])[fact]) ?? inCapitals(text);
}

const YES = ['yes', 'y', 'true', '1', '1.0', 'हो', 'छ'];
const NO = ['no', 'n', 'false', '0', '0.0', 'होइन', 'छैन'];

function flag(text: string): unknown {
  const said = text.toLowerCase();
  if (YES.includes(said)) return true;
  return NO.includes(said) ? false : text;
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
