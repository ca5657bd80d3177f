import type { FoundSize_ItemFragment as Found } from './SizeFinder.generated.ts';

/** A line of a receipt or a transfer as it is typed. */
export interface StockLine {
  /** Tells the line from others. */
  id: string;
  sku: string;
  size: string | null;
  name: string;
  /** What one weighs by the catalog, mg. */
  weightMg: number;
  /** How many each location has, by its id. */
  levels: Record<string, number>;
  quantity: string;
  unitCost: string;
  /** What all of the line weigh, in grams. */
  grams: string;
}

/** The lines with one more of a size: a further scan of the same piece counts it once more. */
export function withOneMore(
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
