import { readNumber } from '#domain/text/readNumber.ts';
import { emptyProduct, type ProductValues, toAttributes } from '../editor/productValues.ts';
import { getOnlyVariant, type ProductWithStock } from './gridRows.ts';

/**
 * Unsaved texts of a product by cell name. A cell name is the column, prefixed with the variant's id for a cell of a
 * variant: `name`, `3f…/barcode`, `3f…/stock@main`.
 */
export type ProductEdits = Readonly<Record<string, string>>;

/** Edits by product id. */
export type Edits = Readonly<Record<string, ProductEdits>>;

export interface CellChange {
  productWithStock: ProductWithStock;
  cell: string;
  text: string;
}

/** The columns of the three pricing methods. A product uses exactly one method. */
const PRICING_COLUMNS = ['fixedPrice', 'makingPercent', 'makingFixed'] as const;
const PRICING_METHODS = { fixedPrice: 'FIXED', makingPercent: 'PERCENT', makingFixed: 'SUM' } as const;
const NUMERIC_COLUMN_PATTERN =
  /^(weightMg|grossWeightMg|fixedPrice|compareAtPrice|makingPercent|makingFixed|stonesPrice|cost|low|stock@.*)$/;

export function getCellName(variantId: string | null, column: string): string {
  return variantId === null ? column : `${variantId}/${column}`;
}

/** Splits a cell name into the variant's id (null for the product itself) and the column. */
export function parseCellName(cell: string): { variantId: string | null; column: string } {
  const separatorIndex = cell.indexOf('/');
  return separatorIndex < 0
    ? { variantId: null, column: cell }
    : { variantId: cell.slice(0, separatorIndex), column: cell.slice(separatorIndex + 1) };
}

/** Returns the column for the stock of a location. */
export function getStockColumn(locationId: string): string {
  return `stock@${locationId}`;
}

/** Returns the location of a stock column; null for others. */
export function getLocationId(column: string): string | null {
  return column.startsWith('stock@') ? column.slice('stock@'.length) : null;
}

export function isPricingColumn(column: string): column is (typeof PRICING_COLUMNS)[number] {
  return PRICING_COLUMNS.some((candidate) => candidate === column);
}

export function isNumericColumn(column: string): boolean {
  return NUMERIC_COLUMN_PATTERN.test(column);
}

const values = new WeakMap<ProductWithStock['product'], ProductValues>();

/** Converts a product into the editor's values for validation; fields without a column are empty. */
function getSavedValues(product: ProductWithStock['product']): ProductValues {
  const productValues = values.get(product) ?? { ...emptyProduct, ...toAttributes(product) };
  values.set(product, productValues);
  return productValues;
}

/** Returns the saved text of a cell. */
export function getSavedText({ product, stock }: ProductWithStock, cell: string): string {
  const { variantId, column } = parseCellName(cell);
  const savedValues = getSavedValues(product);
  if (variantId === null) {
    if (column === 'status') return product.staff.status;
    if (column === 'price') return String(product.price);
    return String(savedValues[column as keyof ProductValues] ?? '');
  }
  const index = product.variants.findIndex(({ id }) => id === variantId);
  const variantStock = stock[variantId];
  const location = getLocationId(column);
  if (location !== null) return variantStock ? String(variantStock.levels[location] ?? 0) : '';
  if (column === 'low') return variantStock?.lowStock == null ? '' : String(variantStock.lowStock);
  if (column === 'price') return String(product.variants[index]?.price ?? '');
  return savedValues.variants[index]?.[column as 'sku' | 'barcode' | 'weightMg'] ?? '';
}

/** Returns the text of a cell including edits. */
export function getCellText(productWithStock: ProductWithStock, edits: Edits, cell: string): string {
  return edits[productWithStock.product.id]?.[cell] ?? getSavedText(productWithStock, cell);
}

/** Converts a product with its edits into the editor's values for validation. */
export function getEditedValues({ product }: ProductWithStock, edits: ProductEdits): ProductValues {
  const result: ProductValues = structuredClone(getSavedValues(product));
  const isSingleRow = getOnlyVariant(product) !== null;
  for (const [cell, text] of Object.entries(edits)) {
    const { variantId, column } = parseCellName(cell);
    const [first] = result.variants;
    const size = result.variants[product.variants.findIndex(({ id }) => id === variantId)];
    if (size && (column === 'sku' || column === 'barcode' || column === 'weightMg')) size[column] = text;
    if (variantId !== null || column === 'status') continue;
    if (column === 'isFeatured') result.isFeatured = text === 'true';
    else Object.assign(result, { [column]: text });
    if (column === 'sku' && isSingleRow && first) first.sku = text;
  }
  const pricingField = PRICING_COLUMNS.find((candidate) => result[candidate].trim() !== '');
  if (pricingField && PRICING_COLUMNS.some((candidate) => candidate in edits))
    result.pricing = PRICING_METHODS[pricingField];
  return result;
}

/**
 * Applies changes to the edits. A cell whose text equals the saved text has no edit. Setting one pricing method clears
 * the others, and clearing a fixed price restores the earlier making charge.
 */
export function applyChanges(edits: Edits, changes: readonly CellChange[]): Edits {
  const nextEdits: Record<string, ProductEdits> = { ...edits };
  for (const { productWithStock, cell, text } of changes) {
    const { id } = productWithStock.product;
    let productEdits = setCell(productWithStock, nextEdits[id] ?? {}, cell, text);
    if (isPricingColumn(cell) && text.trim() !== '')
      for (const other of PRICING_COLUMNS)
        if (other !== cell) productEdits = setCell(productWithStock, productEdits, other, '');
    if (
      cell === 'fixedPrice' &&
      PRICING_COLUMNS.every(
        (candidate) => (productEdits[candidate] ?? getSavedText(productWithStock, candidate)) === '',
      )
    )
      for (const [candidate, earlierText] of Object.entries(getEarlierMakingCharge(productWithStock)))
        productEdits = setCell(productWithStock, productEdits, candidate, earlierText);
    if (Object.keys(productEdits).length > 0) nextEdits[id] = productEdits;
    else delete nextEdits[id];
  }
  return JSON.stringify(nextEdits) === JSON.stringify(edits) ? edits : nextEdits;
}

/** Returns the making charge to restore when a fixed price is cleared. */
function getEarlierMakingCharge({ product: { staff } }: ProductWithStock) {
  return {
    makingPercent: String(staff.makingPercent ?? staff.previousMakingPercent ?? ''),
    makingFixed: String(staff.makingFixed ?? staff.previousMakingFixed ?? ''),
  };
}

/** Returns the edits that still differ from a reloaded product. */
export function getRemainingEdits(productWithStock: ProductWithStock, edits: ProductEdits): ProductEdits {
  return Object.entries(edits).reduce(
    (productEdits, [cell, text]) => setCell(productWithStock, productEdits, cell, text),
    {} as ProductEdits,
  );
}

function setCell(
  productWithStock: ProductWithStock,
  edits: ProductEdits,
  cell: string,
  inputText: string,
): ProductEdits {
  const text = inputText.trim();
  if (!isSame(parseCellName(cell).column, text, getSavedText(productWithStock, cell)))
    return { ...edits, [cell]: text };
  const { [cell]: _same, ...otherEdits } = edits;
  return otherEdits;
}

function isSame(column: string, candidate: string, other: string): boolean {
  if (candidate === other) return true;
  const number = readNumber(candidate);
  return isNumericColumn(column) && number !== undefined && number === readNumber(other);
}

export function countChanges(edits: Edits): number {
  return Object.values(edits).reduce((sum, productEdits) => sum + Object.keys(productEdits).length, 0);
}
