import { parseAmount } from '#domain/pricing/money.ts';
import {
  type CartLine,
  type CartProduct,
  type CartState,
  clampQuantity,
  emptyCart,
  parsePrice,
  updateContents,
} from './cart.ts';

export interface LineToAdd {
  product: CartProduct;
  quantity?: number;
  /** The variant's price, if it differs from the product's. */
  price?: number;
  variant?: CartLine['variant'];
  /** Available items of this variant. All lines of the cart together never exceed it. */
  stock?: number;
}

/** Returns a key for a product and size. Lines with the same key share stock. */
export function toItemKey(productId: string, size: string | null | undefined): string {
  return `${productId} ${size ?? ''}`;
}

export function toLineItemKey({ product, variant = null }: Pick<LineToAdd, 'product' | 'variant'>): string {
  return toItemKey(product._id, variant?.size);
}

/** Returns the number of items with this key in all lines. */
export function countItems(lines: readonly CartLine[], itemKey: string): number {
  return lines.reduce((sum, line) => (toLineItemKey(line) === itemKey ? sum + line.quantity : sum), 0);
}

/**
 * Appends a line. Adding the same item twice creates two lines. The quantity is limited to the stock that other lines
 * leave available; if there is none, the state is returned unchanged.
 */
export function addLine(state: CartState, line: LineToAdd, id: string): CartState {
  const { product, quantity = 1, price = product.price, variant = null } = line;
  const { stock = Number.POSITIVE_INFINITY } = line;
  const remainingStock = stock - countItems(state.items, toLineItemKey(line));
  if (remainingStock <= 0) return state;
  const addedQuantity = clampQuantity(Math.min(quantity, remainingStock));
  const addedLine = { id, product, quantity: addedQuantity, price: parsePrice(price), variant };
  return updateContents(state, { items: [...state.items, addedLine] });
}

export function removeLine(state: CartState, id: string): CartState {
  return updateContents(state, { items: state.items.filter((line) => line.id !== id) });
}

/** A quantity of 0 or less removes the line. A value that is not a number counts as 0. */
export function updateQuantity(state: CartState, id: string, quantity: number): CartState {
  if (parseAmount(quantity) <= 0) return removeLine(state, id);
  return changeLine(state, id, { quantity: clampQuantity(quantity) });
}

export function repriceLine(state: CartState, id: string, price: number): CartState {
  return changeLine(state, id, { price: parsePrice(price) });
}

/** Empties the cart and removes its coupon. The panel stays open or closed. */
export function clearCart(state: CartState): CartState {
  return { ...emptyCart, isOpen: state.isOpen };
}

/** A removal that can be undone: the cart before and after the removal. */
export interface CartRemoval {
  before: CartState;
  after: CartState;
}

/**
 * Restores removed lines at their positions with their quantities, and the coupon. Items that were added again
 * count as restored, and a coupon that was changed after the removal is kept.
 */
export function undoRemoval(state: CartState, { before, after }: CartRemoval): CartState {
  const items = [...state.items];
  let insertIndex = 0;
  for (const line of before.items) {
    const index = items.findIndex(({ id }) => id === line.id);
    const wasRemoved = after.items.every(({ id }) => id !== line.id);
    const missingQuantity =
      countItems(before.items, toLineItemKey(line)) - countItems(items, toLineItemKey(line));
    if (index >= 0) insertIndex = index + 1;
    else if (wasRemoved && missingQuantity > 0)
      items.splice(insertIndex++, 0, { ...line, quantity: Math.min(line.quantity, missingQuantity) });
  }
  const { coupon, discount, shippingDiscount, offer } = state.coupon === after.coupon ? before : state;
  return updateContents(state, { items, coupon, discount, shippingDiscount, offer });
}

/** Returns the weight in grams, exact to the milligram. */
export function sumWeight(state: Pick<CartState, 'items'>): number {
  const grams = state.items.reduce(
    (sum, { product, quantity }) => sum + parseAmount(product.specifications?.weight?.value) * quantity,
    0,
  );
  return Math.round(grams * 1000) / 1000;
}

/** Creates a line id from the product id, a timestamp and random text. `randomFraction` is at least 0 and below 1. */
export function createLineId(productId: string, nowMs: number, randomFraction: number): string {
  const randomText = Math.floor(randomFraction * 36 ** 8)
    .toString(36)
    .padStart(8, '0');
  return `${productId}-${nowMs}-${randomText}`;
}

function changeLine(state: CartState, id: string, change: Partial<CartLine>): CartState {
  return updateContents(state, {
    items: state.items.map((line) => (line.id === id ? { ...line, ...change } : line)),
  });
}
