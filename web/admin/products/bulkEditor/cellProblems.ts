import { CATALOG_STAFF_PROBLEMS } from '#domain/catalog/catalogStaffProblems.ts';
import { stockCount } from '#domain/catalog/product/variantSchema.ts';
import { readNumber } from '#domain/text/readNumber.ts';
import { messageFor, productIssues, toField } from '../editor/productResolver.ts';
import { cellName, isPricing, laidValues, locationOf, type PieceEdits, partsOf } from './sheetCells.ts';
import { onlyVariant, type SheetPiece } from './sheetPieces.ts';

/** What is wrong, by the name of the cell. What is about none of them stands under `name`, where a row begins. */
export type CellProblems = Readonly<Record<string, string>>;

/** The values that a column of choices takes, by the column. */
export type Choices = Readonly<Record<string, readonly { value: string }[] | undefined>>;

const MOST_LOW = 9_999;

/** What is wrong with what was typed over a product, by the rules that the editor and the server go by. */
export function pieceProblems(piece: SheetPiece, edits: PieceEdits, choices: Choices): CellProblems {
  const found: Record<string, string> = {};
  const values = laidValues(piece, edits);
  // An earlier price that stays is not held against a price that has risen past it.
  const judged = 'compareAtPrice' in edits ? values : { ...values, compareAtPrice: '' };
  for (const { field, message } of productIssues(judged).toReversed())
    found[cellOf(piece, toField(field))] = messageFor(field, message);
  for (const [cell, text] of Object.entries(edits)) {
    const { column } = partsOf(cell);
    const problem = ownProblem(column, text, choices);
    if (problem) found[cell] = problem;
    if (column === 'compareAtPrice' && !isBlank(text) && values.pricing !== 'FIXED')
      found[cell] = CATALOG_STAFF_PROBLEMS.COMPARE_AT_OF_RATE.message;
    if (isPricing(column) && [values.fixedPrice, values.makingPercent, values.makingFixed].every(isBlank))
      found[cell] = /*i18n*/ 'Enter a fixed price or a making charge.';
  }
  return found;
}

function ownProblem(column: string, text: string, choices: Choices): string | null {
  const options = choices[column];
  if (options && !options.some(({ value }) => value === text)) return /*i18n*/ 'Choose one of the list.';
  if (column === 'sku' && isBlank(text)) return /*i18n*/ 'Enter an SKU.';
  const number = readNumber(text, { decimals: 0 });
  if (locationOf(column) !== null)
    return stockCount.safeParse(number ?? Number.NaN).error?.issues[0]?.message ?? null;
  if (column !== 'low' || number === undefined || (number >= 0 && number <= MOST_LOW)) return null;
  return /*i18n*/ 'Enter how many are few, as a whole number.';
}

/** The cell that a field of the input is shown in. */
export function cellOf({ product }: SheetPiece, field: string): string {
  const [first = '', index, column = ''] = field.split('.');
  if (first !== 'variants') return SHOWN.has(first) ? first : 'name';
  const size = product.variants[Number(index)];
  if (!size || !SIZE_CELLS.has(column)) return 'name';
  const isOwn = onlyVariant(product) !== null && column !== 'barcode';
  return cellName(isOwn ? null : size.id, column);
}

const SIZE_CELLS = new Set(['sku', 'barcode', 'weightMg']);
const SHOWN = new Set([
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
