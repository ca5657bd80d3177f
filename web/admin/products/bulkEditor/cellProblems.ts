import { CATALOG_STAFF_PROBLEMS } from '#domain/catalog/catalogStaffProblems.ts';
import { stockCount } from '#domain/catalog/product/variantSchema.ts';
import { readNumber } from '#domain/text/readNumber.ts';
import { findProductIssues, getFieldMessage, toField } from '../editor/createProductResolver.ts';
import {
  getCellName,
  getEditedValues,
  getLocationId,
  isPricingColumn,
  type ProductEdits,
  parseCellName,
} from './cells.ts';
import { getOnlyVariant, type ProductWithStock } from './gridRows.ts';

/** Problems by cell name. A problem that belongs to no cell is stored under `name`, the first cell of the row. */
export type CellProblems = Readonly<Record<string, string>>;

/** Options by column. */
export type ColumnOptions = Readonly<Record<string, readonly { value: string }[] | undefined>>;

const MAX_LOW_STOCK_LIMIT = 9_999;

/** Returns the problems of a product's edits, by the rules of the editor and the server. */
export function findProductProblems(
  productWithStock: ProductWithStock,
  edits: ProductEdits,
  choices: ColumnOptions,
): CellProblems {
  const problems: Record<string, string> = {};
  const values = getEditedValues(productWithStock, edits);
  // An unchanged compare-at price is valid even if the price has risen above it.
  const validatedValues = 'compareAtPrice' in edits ? values : { ...values, compareAtPrice: '' };
  for (const { field, message } of findProductIssues(validatedValues).toReversed())
    problems[toCell(productWithStock, toField(field))] = getFieldMessage(field, message);
  for (const [cell, text] of Object.entries(edits)) {
    const { column } = parseCellName(cell);
    const problem = findEditorProblem(column, text, choices);
    if (problem) problems[cell] = problem;
    if (column === 'compareAtPrice' && !isBlank(text) && values.pricing !== 'FIXED')
      problems[cell] = CATALOG_STAFF_PROBLEMS.COMPARE_AT_REQUIRES_FIXED_PRICE.message;
    if (
      isPricingColumn(column) &&
      [values.fixedPrice, values.makingPercent, values.makingFixed].every(isBlank)
    )
      problems[cell] = /*i18n*/ 'Enter a fixed price or a making charge.';
  }
  return problems;
}

function findEditorProblem(column: string, text: string, choices: ColumnOptions): string | null {
  const options = choices[column];
  if (options && !options.some(({ value }) => value === text))
    return /*i18n*/ 'Choose a value from the list.';
  if (column === 'sku' && isBlank(text)) return /*i18n*/ 'Enter an SKU.';
  const number = readNumber(text, { decimals: 0 });
  if (getLocationId(column) !== null)
    return stockCount.safeParse(number ?? Number.NaN).error?.issues[0]?.message ?? null;
  if (column !== 'low' || number === undefined || (number >= 0 && number <= MAX_LOW_STOCK_LIMIT)) return null;
  return /*i18n*/ 'Enter the low-stock limit as a whole number.';
}

/** Returns the name of the cell for a field of the input; `name` if the field has no cell. */
export function toCell({ product }: ProductWithStock, field: string): string {
  const [first = '', index, column = ''] = field.split('.');
  if (first !== 'variants') return PRODUCT_CELLS.has(first) ? first : 'name';
  const size = product.variants[Number(index)];
  if (!size || !SIZE_CELLS.has(column)) return 'name';
  const isProductRow = getOnlyVariant(product) !== null && column !== 'barcode';
  return getCellName(isProductRow ? null : size.id, column);
}

const SIZE_CELLS = new Set(['sku', 'barcode', 'weightMg']);
const PRODUCT_CELLS = new Set([
  'name',
  'nameNe',
  'status',
  'sku',
  'weightMg',
  'grossWeightMg',
  'fixedPrice',
  'compareAtPrice',
  'makingPercent',
  'makingFixed',
  'stonesPrice',
  'cost',
  'tags',
  'collectionId',
  'seoTitle',
  'seoDescription',
  'isFeatured',
]);

function isBlank(text: string): boolean {
  return text.trim() === '';
}
