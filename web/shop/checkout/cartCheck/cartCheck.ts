import { type CartLine, type CartState, MAX_QUANTITY } from '#domain/orders/cart/cart.ts';
import { pieceKey, pieceOf, removeLine, repriceLine, updateQuantity } from '#domain/orders/cart/cartLines.ts';

/** A line of the cart beside what the store can do now. */
export interface CheckedLine {
  line: CartLine;
  /** Price of one now, NPR; null where the piece is no longer sold. */
  price: number | null;
  /** How many of those asked for can be had. */
  available: number;
  /** How many the line could ask for. */
  max: number;
}

export interface ProductNow {
  id: string;
  variants: readonly { size?: string | null; price: number; stock: number }[];
}

/** Lines of the same piece and size share its stock: what the first takes is gone for the next. */
export function checkLines(lines: readonly CartLine[], products: readonly ProductNow[]): CheckedLine[] {
  const left = new Map(
    products.flatMap(({ id, variants }) => variants.map((it) => [pieceKey(id, it.size), it.stock])),
  );
  const checked = lines.map((line) => {
    const key = pieceOf(line);
    const stock = left.get(key) ?? 0;
    const available = Math.min(line.quantity, stock);
    left.set(key, stock - available);
    return { line, price: priceNow(line, products), available };
  });
  return checked.map((it) => ({
    ...it,
    max: Math.min(MAX_QUANTITY, it.available + (left.get(pieceOf(it.line)) ?? 0)),
  }));
}

export function hasChanged({ line, price, available }: CheckedLine): boolean {
  return price !== line.price || available < line.quantity;
}

/** The cart at the store's prices, with no more of each line than can be had. */
export function acceptChanges(cart: CartState, checked: readonly CheckedLine[]): CartState {
  return checked.reduce((state, { line, price, available }) => {
    if (price === null) return removeLine(state, line.id);
    return repriceLine(updateQuantity(state, line.id, Math.min(available, line.quantity)), line.id, price);
  }, cart);
}

/** What a quote says of the prices. It leaves out lines that cannot be had: they stay as they are. */
export function repricedLines(
  lines: readonly CartLine[],
  quoted: readonly { index: number; unitPrice: number }[],
): CheckedLine[] {
  return lines.map((line, index) => ({
    line,
    price: quoted.find((it) => it.index === index)?.unitPrice ?? line.price,
    available: line.quantity,
    max: MAX_QUANTITY,
  }));
}

/** The line that a field such as `lines.2.quantity` is about. */
export function lineOfField(
  lines: readonly CartLine[],
  field: string | null | undefined,
): CartLine | undefined {
  const index = /^lines\.(\d+)(\.|$)/.exec(field ?? '')?.[1];
  return index === undefined ? undefined : lines[Number(index)];
}

function priceNow(line: CartLine, products: readonly ProductNow[]): number | null {
  const product = products.find(({ id }) => id === line.product._id);
  return product?.variants.find((it) => pieceKey(line.product._id, it.size) === pieceOf(line))?.price ?? null;
}
