import type { LineInput } from '#web/graphql/types.generated.ts';
import type { CounterProduct_ProductFragment as Product } from './CounterSale.generated.ts';

/** A piece on the counter. */
export interface CounterLine {
  productId: string;
  variantId: string;
  name: string;
  sku: string;
  size: string | null;
  /** NPR for one, as it was found; the quote has the last word. */
  price: number;
  stock: number;
  quantity: number;
}

/** The lines with one more of this piece; never more than there are. */
export function withProduct(
  lines: readonly CounterLine[],
  { id: productId, name }: Product,
  { id: variantId, sku, size, price, stock }: Product['variants'][number],
): CounterLine[] {
  if (!lines.some((line) => line.variantId === variantId))
    return [...lines, { productId, variantId, name, sku, size, price, stock, quantity: 1 }];
  return lines.map((line) =>
    line.variantId === variantId ? { ...line, quantity: Math.min(line.quantity + 1, stock) } : line,
  );
}

/** The lines with so many of a piece; none takes it away. */
export function withQuantity(
  lines: readonly CounterLine[],
  variantId: string,
  quantity: number,
): CounterLine[] {
  return lines
    .map((line) => (line.variantId === variantId ? { ...line, quantity } : line))
    .filter((line) => line.quantity > 0);
}

export function lineInputs(lines: readonly CounterLine[]): LineInput[] {
  return lines.map(({ productId, size, quantity }) => ({ productId, size, quantity }));
}
