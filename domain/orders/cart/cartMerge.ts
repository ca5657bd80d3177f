import { type CartLine, type CartState, LINE_ID, MAX_SAVED_LINES, updateContents } from './cart.ts';
import { countItems, toLineItemKey } from './cartLines.ts';

/** State of the saved cart after the last merge in this browser. */
export interface CartBase {
  coupon: string | null;
  lines: readonly Pick<CartLine, 'id' | 'quantity'>[];
}

/**
 * The saved cart. `line` contains the product as currently sold, or is null if the product is not active. `stock` is
 * the available quantity.
 */
export interface RemoteCart {
  coupon: string | null;
  lines: readonly { id: string; quantity: number; line: CartLine | null; stock?: number | undefined }[];
}

/**
 * Merges the browser's cart with the saved cart. With a base, the changes made to both carts since the last merge are
 * applied, and the browser's change wins a conflict. A line has the same id on every device, so no line is lost or
 * duplicated. Without a base, each item and size is taken from the cart that has more of it. The merged quantities
 * never exceed the stock, unless the quantity in one of the carts already did.
 */
export function mergeCarts(localCart: CartState, remoteCart: RemoteCart, base: CartBase | null): CartState {
  const mergedLines = base
    ? mergeChanges(localCart, remoteCart, base)
    : mergeWithoutBase(localCart, remoteCart);
  const items = limitToStock(mergedLines, localCart, remoteCart);
  const isLocalCoupon = base ? localCart.coupon !== base.coupon : localCart.coupon !== null;
  if (isLocalCoupon || localCart.coupon === remoteCart.coupon)
    return updateContents(localCart, { ...localCart, items });
  // The next quote sets the coupon's discount.
  return updateContents(localCart, { items, coupon: remoteCart.coupon, discount: 0, shippingDiscount: 0 });
}

/**
 * Removes the lines and coupon of a saved cart, so that the next person who signs in on this browser does not see them.
 */
export function removeSavedLines(localCart: CartState, base: CartBase): CartState {
  const savedIds = new Set(base.lines.map(({ id }) => id));
  const items = localCart.items.filter(({ id }) => !savedIds.has(id));
  const isSavedCoupon = localCart.coupon === base.coupon;
  return updateContents(localCart, { ...localCart, items, coupon: isSavedCoupon ? null : localCart.coupon });
}

/** Returns the lines to store in the saved cart. */
export function selectLinesToSave({ items }: Pick<CartState, 'items'>): CartLine[] {
  return items.filter(({ id }) => LINE_ID.test(id)).slice(-MAX_SAVED_LINES);
}

/** Returns true if the saved cart matches the browser's cart. */
export function isSaved(cart: Pick<CartState, 'items' | 'coupon'>, base: CartBase): boolean {
  const lines = selectLinesToSave(cart);
  const quantities = toQuantities(base.lines);
  return (
    cart.coupon === base.coupon &&
    lines.length === quantities.size &&
    lines.every(({ id, quantity }) => quantities.get(id) === quantity)
  );
}

function mergeChanges(localCart: CartState, remoteCart: RemoteCart, base: CartBase): CartLine[] {
  const baseQuantities = toQuantities(base.lines);
  const remoteLines = toQuantities(remoteCart.lines);
  const localIds = new Set(localCart.items.map(({ id }) => id));

  const remainingLines = localCart.items.flatMap((line) => {
    const isChangedLocally = baseQuantities.get(line.id) !== line.quantity;
    const quantity = isChangedLocally ? line.quantity : remoteLines.get(line.id);
    return quantity === undefined ? [] : [{ ...line, quantity }];
  });
  const addedLines = remoteCart.lines.flatMap(({ id, line }) =>
    line && !localIds.has(id) && !baseQuantities.has(id) ? [line] : [],
  );
  return [...remainingLines, ...addedLines];
}

/** Reduces the quantities of lines that exceed the stock, starting with the last line. */
function limitToStock(items: readonly CartLine[], localCart: CartState, { lines }: RemoteCart): CartLine[] {
  const remoteLines = lines.flatMap(({ line }) => line ?? []);
  const remainingByItem = new Map<string, number>();
  for (const { line, stock } of lines) {
    if (!line || stock === undefined) continue;
    const itemKey = toLineItemKey(line);
    remainingByItem.set(
      itemKey,
      Math.max(stock, countItems(localCart.items, itemKey), countItems(remoteLines, itemKey)),
    );
  }
  return items.flatMap((line) => {
    const itemKey = toLineItemKey(line);
    const limit = remainingByItem.get(itemKey);
    if (limit === undefined) return [line];
    const quantity = Math.min(line.quantity, limit);
    remainingByItem.set(itemKey, limit - quantity);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
}

function mergeWithoutBase(localCart: CartState, remoteCart: RemoteCart): CartLine[] {
  const remoteLines = remoteCart.lines.flatMap(({ line }) => line ?? []);
  const isLocalLarger = (line: CartLine) => {
    const itemKey = toLineItemKey(line);
    return countItems(localCart.items, itemKey) >= countItems(remoteLines, itemKey);
  };
  return [...localCart.items.filter(isLocalLarger), ...remoteLines.filter((line) => !isLocalLarger(line))];
}

function toQuantities(lines: readonly Pick<CartLine, 'id' | 'quantity'>[]): Map<string, number> {
  return new Map(lines.map(({ id, quantity }) => [id, quantity]));
}
