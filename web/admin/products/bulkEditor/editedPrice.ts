import { livePrice, type RatesByMetal } from '../editor/price/livePrice.ts';
import { type Edits, editedValues, isPricing, parseCellName } from './cells.ts';
import type { GridRow } from './gridRows.ts';

const PRICED = ['stonesPrice', 'weightMg'];

/**
 * Returns the price of a product or variant including edits, in NPR; null if the price was not edited or is
 * invalid.
 */
export function editedPrice(
  { productWithStock, isSize, variant }: GridRow,
  edits: Edits,
  rates: RatesByMetal,
): number | null {
  const { product } = productWithStock;
  const productEdits = edits[product.id];
  const isTyped = Object.keys(productEdits ?? {}).some((cell) => {
    const { column } = parseCellName(cell);
    return isPricing(column) || PRICED.includes(column);
  });
  if (!productEdits || !isTyped) return null;
  const { price, sizes } = livePrice(editedValues(productWithStock, productEdits), rates);
  return isSize ? (sizes[product.variants.findIndex(({ id }) => id === variant?.id)] ?? null) : price;
}
