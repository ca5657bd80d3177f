import { livePrice, type RatesByMetal } from '../editor/price/livePrice.ts';
import { type Edits, isPricing, laidValues, partsOf } from './sheetCells.ts';
import type { SheetLine } from './sheetPieces.ts';

const PRICED = ['stonesPrice', 'weightMg'];

/** What a product or a size would cost with what was typed, NPR; null where nothing of its price was, or it is wrong. */
export function typedPrice(
  { piece, isSize, variant }: SheetLine,
  edits: Edits,
  rates: RatesByMetal,
): number | null {
  const { product } = piece;
  const own = edits[product.id];
  const isTyped = Object.keys(own ?? {}).some((cell) => {
    const { column } = partsOf(cell);
    return isPricing(column) || PRICED.includes(column);
  });
  if (!own || !isTyped) return null;
  const { price, sizes } = livePrice(laidValues(piece, own), rates);
  return isSize ? (sizes[product.variants.findIndex(({ id }) => id === variant?.id)] ?? null) : price;
}
