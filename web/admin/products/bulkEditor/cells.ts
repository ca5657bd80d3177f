import { readNumber } from '#domain/text/readNumber.ts';
import { noProduct, type ProductValues, toFacts } from '../editor/productValues.ts';
import { onlyVariant, type SheetPiece } from './sheetPieces.ts';

/**
 * What is changed of a product and not saved: the text of each cell, by the cell's name. That is its column, and before it
 * the size it is of: `name`, `3f…/barcode`, `3f…/stock@main`.
 */
export type PieceEdits = Readonly<Record<string, string>>;

/** What is changed, by the product's id. */
export type Edits = Readonly<Record<string, PieceEdits>>;

export interface CellChange {
  piece: SheetPiece;
  cell: string;
  text: string;
}

/** The three ways to a price; a product has one of them. */
const PRICING = ['fixedPrice', 'makingPercent', 'makingFixed'] as const;
const WAYS = { fixedPrice: 'FIXED', makingPercent: 'PERCENT', makingFixed: 'SUM' } as const;
const NUMBERS =
  /^(weightMg|grossWeightMg|fixedPrice|compareAtPrice|makingPercent|makingFixed|stonesPrice|cost|low|stock@.*)$/;

export function cellName(variantId: string | null, column: string): string {
  return variantId === null ? column : `${variantId}/${column}`;
}

/** The size that a cell is of, null for the product itself, and its column. */
export function partsOf(cell: string): { variantId: string | null; column: string } {
  const at = cell.indexOf('/');
  return at < 0
    ? { variantId: null, column: cell }
    : { variantId: cell.slice(0, at), column: cell.slice(at + 1) };
}

/** A column that holds what some location has of each size. */
export function stockColumn(locationId: string): string {
  return `stock@${locationId}`;
}

/** The location of a column of stock; null for any other. */
export function locationOf(column: string): string | null {
  return column.startsWith('stock@') ? column.slice('stock@'.length) : null;
}

export function isPricing(column: string): column is (typeof PRICING)[number] {
  return PRICING.some((one) => one === column);
}

export function isNumeric(column: string): boolean {
  return NUMBERS.test(column);
}

const values = new WeakMap<SheetPiece['product'], ProductValues>();

/** A product as the editor's rules read it; what the sheet does not hold is left empty. */
function savedValues(product: SheetPiece['product']): ProductValues {
  const known = values.get(product) ?? { ...noProduct, ...toFacts(product) };
  values.set(product, known);
  return known;
}

/** What a cell holds as it is saved. */
export function savedText({ product, stock }: SheetPiece, cell: string): string {
  const { variantId, column } = partsOf(cell);
  const saved = savedValues(product);
  if (variantId === null) {
    if (column === 'status') return product.staff.status;
    if (column === 'price') return String(product.price);
    return String(saved[column as keyof ProductValues] ?? '');
  }
  const index = product.variants.findIndex(({ id }) => id === variantId);
  const known = stock[variantId];
  const location = locationOf(column);
  if (location !== null) return known ? String(known.levels[location] ?? 0) : '';
  if (column === 'low') return known?.lowStock == null ? '' : String(known.lowStock);
  if (column === 'price') return String(product.variants[index]?.price ?? '');
  return saved.variants[index]?.[column as 'sku' | 'barcode' | 'weightMg'] ?? '';
}

/** What a cell holds with what was typed over it. */
export function cellText(piece: SheetPiece, edits: Edits, cell: string): string {
  return edits[piece.product.id]?.[cell] ?? savedText(piece, cell);
}

/** A product with what was typed over it, as the editor's rules read it. */
export function laidValues({ product }: SheetPiece, edits: PieceEdits): ProductValues {
  const laid: ProductValues = structuredClone(savedValues(product));
  const isOneRow = onlyVariant(product) !== null;
  for (const [cell, text] of Object.entries(edits)) {
    const { variantId, column } = partsOf(cell);
    const [first] = laid.variants;
    const size = laid.variants[product.variants.findIndex(({ id }) => id === variantId)];
    if (size && (column === 'sku' || column === 'barcode' || column === 'weightMg')) size[column] = text;
    if (variantId !== null || column === 'status') continue;
    if (column === 'isFeatured') laid.isFeatured = text === 'true';
    else Object.assign(laid, { [column]: text });
    if (column === 'sku' && isOneRow && first) first.sku = text;
  }
  const way = PRICING.find((one) => laid[one].trim() !== '');
  if (way && PRICING.some((one) => one in edits)) laid.pricing = WAYS[way];
  return laid;
}

/**
 * What is changed then. A cell that is as it is saved is not changed, and one way to a price takes the others' place; with
 * none of them left, the charge that was there before the fixed price is there again.
 */
export function withChanges(edits: Edits, changes: readonly CellChange[]): Edits {
  const next: Record<string, PieceEdits> = { ...edits };
  for (const { piece, cell, text } of changes) {
    const { id } = piece.product;
    let own = laidOver(piece, next[id] ?? {}, cell, text);
    if (isPricing(cell) && text.trim() !== '')
      for (const other of PRICING) if (other !== cell) own = laidOver(piece, own, other, '');
    if (cell === 'fixedPrice' && PRICING.every((one) => (own[one] ?? savedText(piece, one)) === ''))
      for (const [one, kept] of Object.entries(makingBefore(piece))) own = laidOver(piece, own, one, kept);
    if (Object.keys(own).length > 0) next[id] = own;
    else delete next[id];
  }
  return JSON.stringify(next) === JSON.stringify(edits) ? edits : next;
}

/** The making charge that a fixed price stands over, typed or saved. */
function makingBefore({ product: { staff } }: SheetPiece) {
  return {
    makingPercent: String(staff.makingPercent ?? staff.keptMakingPercent ?? ''),
    makingFixed: String(staff.makingFixed ?? staff.keptMakingFixed ?? ''),
  };
}

/** What is still changed of a product that was read anew. */
export function stillChanged(piece: SheetPiece, edits: PieceEdits): PieceEdits {
  return Object.entries(edits).reduce(
    (own, [cell, text]) => laidOver(piece, own, cell, text),
    {} as PieceEdits,
  );
}

function laidOver(piece: SheetPiece, edits: PieceEdits, cell: string, typed: string): PieceEdits {
  const text = typed.trim();
  if (!isSame(partsOf(cell).column, text, savedText(piece, cell))) return { ...edits, [cell]: text };
  const { [cell]: _same, ...others } = edits;
  return others;
}

function isSame(column: string, one: string, other: string): boolean {
  if (one === other) return true;
  const number = readNumber(one);
  return isNumeric(column) && number !== undefined && number === readNumber(other);
}

export function countChanges(edits: Edits): number {
  return Object.values(edits).reduce((sum, own) => sum + Object.keys(own).length, 0);
}
