import type { FoundSize_ItemFragment as Found } from './VariantFinder.generated.ts';

/** Line of a goods receipt or transfer, as typed. */
export interface StockLine {
  id: string;
  sku: string;
  size: string | null;
  name: string;
  /** Weight of one item in the catalogue, in mg. */
  weightMg: number;
  /** Stock by location id. */
  levels: Record<string, number>;
  quantity: string;
  unitCost: string;
  /** Total weight of the line, in grams. */
  grams: string;
}

/** Adds one item of a variant; a repeated scan increases its line's quantity. */
export function addItem(
  lines: readonly StockLine[],
  { id, sku, size, product, levels, weightMg }: Found,
): StockLine[] {
  if (lines.some((line) => line.sku === sku))
    return lines.map((line) =>
      line.sku === sku ? { ...line, quantity: String(toCount(line.quantity) + 1) } : line,
    );
  const line = {
    id,
    sku,
    size,
    name: product.name,
    weightMg,
    levels: Object.fromEntries(levels.map(({ location, quantity }) => [location.id, quantity])),
    quantity: '1',
    unitCost: '',
    grams: '',
  };
  return [...lines, line];
}

function toCount(text: string): number {
  const number = Number(text);
  return Number.isInteger(number) && number > 0 ? number : 0;
}
