import { computeLivePrice, type RatesByMetal } from '../editor/price/computeLivePrice.ts';
import { type Edits, getEditedValues, isPricingColumn, parseCellName } from './cells.ts';
import type { GridRow } from './gridRows.ts';

const PRICE_COLUMNS = ['stonesPrice', 'weightMg'];

/**
 * Returns the price of a product or variant including edits, in NPR; null if the price was not edited or is
 * invalid.
 */
export function computeEditedPrice(
  { productWithStock, isSize, variant }: GridRow,
  edits: Edits,
  rates: RatesByMetal,
): number | null {
  const { product } = productWithStock;
  const productEdits = edits[product.id];
  const isPriceEdited = Object.keys(productEdits ?? {}).some((cell) => {
    const { column } = parseCellName(cell);
    return isPricingColumn(column) || PRICE_COLUMNS.includes(column);
  });
  if (!productEdits || !isPriceEdited) return null;
  const { price, sizePrices: sizes } = computeLivePrice(
    getEditedValues(productWithStock, productEdits),
    rates,
  );
  return isSize ? (sizes[product.variants.findIndex(({ id }) => id === variant?.id)] ?? null) : price;
}
