import { NOTHING, type SheetColumn } from '#domain/catalog/productSheet.ts';
import { readMilligrams, readNumber } from '#domain/text/numbers.ts';
import type { GemstoneInput, UpdateProductInput, VariantInput } from '#graph/schema/schema.generated.ts';
import type { SheetRow } from './readSheet.ts';
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
  take('category', 'category', inCapitals);
  take('type', 'type', inCapitals);
  take('metal', 'metal', inCapitals);
  take('purity', 'purity', inCapitals);
  take('weight_g', 'weightMg', milligrams);
  take('gross_weight_g', 'grossWeightMg', milligrams);
  take('metal_colour', 'metalColour', asIs);
  take('making_percent', 'makingPercent', number);
  take('making_sum', 'makingFixed', number);
  take('fixed_price', 'fixedPrice', number);
  take('compare_at_price', 'compareAtPrice', number);
  take('cost', 'cost', number);
  take('stones_price', 'stonesPrice', number);
  take('stones', 'gemstones', stones);
  take('hallmark', 'hallmark', inCapitals);
  take('tags', 'tags', words);
  take('featured', 'featured', flag);
  take('slug', 'slug', asIs);
  take('seo_title', 'seoTitle', asIs);
  take('seo_description', 'seoDescription', asIs);
  take('size_unit', 'sizeUnit', asIs);
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
    stock: stock === undefined ? undefined : number(stock),
  };
}

const asIs = (text: string) => text;
const inCapitals = (text: string) => text.toUpperCase();
const milligrams = (text: string) => readMilligrams(text) ?? Number.NaN;
const micrometres = (text: string) => Math.round(number(text) * 1000);
const words = (text: string) =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

const number = (text: string) => readNumber(text) ?? Number.NaN;

function flag(text: string): unknown {
  const said = text.toLowerCase();
  if (['yes', 'true', '1'].includes(said)) return true;
  return ['no', 'false', '0'].includes(said) ? false : text;
}

function stones(text: string): GemstoneInput[] {
  return text
    .split(';')
    .filter((stone) => stone.trim())
    .map((stone) => {
      const [kind = '', count = '', carat = '', cut, colour, clarity, ...report] = stone
        .split('|')
        .map((part) => part.trim());
      return {
        kind,
        count: count === '' ? undefined : number(count),
        carat: carat === '' ? undefined : number(carat),
        cut,
        colour,
        clarity,
        certificate: certificate(report),
      };
    });
}

/** Laboratory, number, cut grade, and length, width and depth in millimetres. */
function certificate([laboratory = '', reportNumber = '', cutGrade, ...sides]: string[]) {
  if (laboratory === '' && reportNumber === '') return undefined;
  const [lengthUm, widthUm, depthUm] = sides.map((side) => (side === '' ? undefined : micrometres(side)));
  return { laboratory, number: reportNumber, cutGrade, lengthUm, widthUm, depthUm };
}
