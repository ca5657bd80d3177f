import { type CartLine, type CartState, MAX_QUANTITY } from '#domain/orders/cart/cart.ts';
import {
  removeLine,
  repriceLine,
  toItemKey,
  toLineItemKey,
  updateQuantity,
} from '#domain/orders/cart/cartLines.ts';

/** Cart line with its current price and stock. */
export interface CheckedLine {
  line: CartLine;
  /** Current price of one item in NPR; null if the product is no longer sold. */
  price: number | null;
  /** Available quantity, at most the quantity of the line. */
  available: number;
  /** Maximum quantity of the line. */
  max: number;
}

export interface CurrentProduct {
  id: string;
  variants: readonly { size?: string | null; price: number; stock: number }[];
}

/** Compares lines with current products. Lines of the same product and size share the stock, in cart order. */
export function checkLines(lines: readonly CartLine[], products: readonly CurrentProduct[]): CheckedLine[] {
  const remainingStock = new Map(
    products.flatMap(({ id, variants }) =>
      variants.map((variant) => [toItemKey(id, variant.size), variant.stock]),
    ),
  );
  const checkedLines = lines.map((line) => {
    const key = toLineItemKey(line);
    const stock = remainingStock.get(key) ?? 0;
    const availableQuantity = Math.min(line.quantity, stock);
    remainingStock.set(key, stock - availableQuantity);
    return { line, price: getCurrentPrice(line, products), available: availableQuantity };
  });
  return checkedLines.map((variant) => ({
    ...variant,
    max: Math.min(MAX_QUANTITY, variant.available + (remainingStock.get(toLineItemKey(variant.line)) ?? 0)),
  }));
}

export function hasChanged({ line, price, available }: CheckedLine): boolean {
  return price !== line.price || available < line.quantity;
}

/** Returns the cart with current prices, and quantities limited to the stock. */
export function acceptChanges(cart: CartState, checkedLines: readonly CheckedLine[]): CartState {
  return checkedLines.reduce((state, { line, price, available }) => {
    if (price === null) return removeLine(state, line.id);
    return repriceLine(updateQuantity(state, line.id, Math.min(available, line.quantity)), line.id, price);
  }, cart);
}

/** Returns the lines with the prices of a quote. Unavailable lines are missing from the quote and stay unchanged. */
export function repriceLines(
  lines: readonly CartLine[],
  quotedPrices: readonly { index: number; unitPrice: number }[],
): CheckedLine[] {
  return lines.map((line, index) => ({
    line,
    price: quotedPrices.find((variant) => variant.index === index)?.unitPrice ?? line.price,
    available: line.quantity,
    max: MAX_QUANTITY,
  }));
}

/** Returns the line of a field such as `lines.2.quantity`. */
export function findLineByField(
  lines: readonly CartLine[],
  field: string | null | undefined,
): CartLine | undefined {
  const index = /^lines\.(\d+)(\.|$)/.exec(field ?? '')?.[1];
  return index === undefined ? undefined : lines[Number(index)];
}

function getCurrentPrice(line: CartLine, products: readonly CurrentProduct[]): number | null {
  const product = products.find(({ id }) => id === line.product._id);
  return (
    product?.variants.find((variant) => toItemKey(line.product._id, variant.size) === toLineItemKey(line))
      ?.price ?? null
  );
}
