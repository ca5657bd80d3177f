import { asAmount } from '#domain/pricing/money.ts';
import {
  asPrice,
  type CartLine,
  type CartProduct,
  type CartState,
  emptyCart,
  wholeQuantity,
  withContents,
} from './cart.ts';

export interface LineToAdd {
  product: CartProduct;
  quantity?: number;
  /** The variant's price where it differs from the product's. */
  price?: number;
  variant?: CartLine['variant'];
  /** Pieces of this size the store has now. The lines of the cart never ask for more together. */
  stock?: number;
}

/** Tells pieces apart: lines of the same product and size share a key, and with it their stock. */
export function pieceKey(productId: string, size: string | null | undefined): string {
  return `${productId} ${size ?? ''}`;
}

export function pieceOf({ product, variant = null }: Pick<LineToAdd, 'product' | 'variant'>): string {
  return pieceKey(product._id, variant?.size);
}

/** Pieces with this key, over all lines. */
export function countPieces(lines: readonly CartLine[], piece: string): number {
  return lines.reduce((sum, line) => (pieceOf(line) === piece ? sum + line.quantity : sum), 0);
}

/**
 * Appends a line: the same piece added twice is two lines. Adds no more than the stock leaves beside the lines that are
 * there; returns the state itself if that is nothing.
 */
export function addLine(state: CartState, line: LineToAdd, id: string): CartState {
  const { product, quantity = 1, price = product.price, variant = null } = line;
  const { stock = Number.POSITIVE_INFINITY } = line;
  const left = stock - countPieces(state.items, pieceOf(line));
  if (left <= 0) return state;
  const taken = wholeQuantity(Math.min(quantity, left));
  const added = { id, product, quantity: taken, price: asPrice(price), variant };
  return withContents(state, { items: [...state.items, added] });
}

export function removeLine(state: CartState, id: string): CartState {
  return withContents(state, { items: state.items.filter((line) => line.id !== id) });
}

/** A quantity of 0 or less removes the line; what is no number counts as 0. */
export function updateQuantity(state: CartState, id: string, quantity: number): CartState {
  if (asAmount(quantity) <= 0) return removeLine(state, id);
  return changeLine(state, id, { quantity: wholeQuantity(quantity) });
}

export function repriceLine(state: CartState, id: string, price: number): CartState {
  return changeLine(state, id, { price: asPrice(price) });
}

/** Empties the cart and drops its coupon; the panel stays as it is. */
export function clearCart(state: CartState): CartState {
  return { ...emptyCart, isOpen: state.isOpen };
}

/** A removal of lines that can be undone: the cart right before it and right after it. */
export interface CartRemoval {
  before: CartState;
  after: CartState;
}

/**
 * Puts back what was removed: each line at its place with its quantity, and the coupon as it was. Pieces that were added
 * again in the meantime count as put back, and a coupon that was changed in the meantime stays.
 */
export function undoRemoval(state: CartState, { before, after }: CartRemoval): CartState {
  const items = [...state.items];
  let place = 0;
  for (const line of before.items) {
    const index = items.findIndex(({ id }) => id === line.id);
    const wasRemoved = after.items.every(({ id }) => id !== line.id);
    const missing = countPieces(before.items, pieceOf(line)) - countPieces(items, pieceOf(line));
    if (index >= 0) place = index + 1;
    else if (wasRemoved && missing > 0)
      items.splice(place++, 0, { ...line, quantity: Math.min(line.quantity, missing) });
  }
  const { coupon, discount, shippingDiscount, offer } = state.coupon === after.coupon ? before : state;
  return withContents(state, { items, coupon, discount, shippingDiscount, offer });
}

/** Grams, exact to the milligram. */
export function totalWeight(state: Pick<CartState, 'items'>): number {
  const grams = state.items.reduce(
    (sum, { product, quantity }) => sum + asAmount(product.specifications?.weight?.value) * quantity,
    0,
  );
  return Math.round(grams * 1000) / 1000;
}

/** Product id, timestamp and random text; `random01` is at least 0 and below 1. */
export function newLineId(productId: string, nowMs: number, random01: number): string {
  const random = Math.floor(random01 * 36 ** 8)
    .toString(36)
    .padStart(8, '0');
  return `${productId}-${nowMs}-${random}`;
}

function changeLine(state: CartState, id: string, change: Partial<CartLine>): CartState {
  return withContents(state, {
    items: state.items.map((line) => (line.id === id ? { ...line, ...change } : line)),
  });
}
