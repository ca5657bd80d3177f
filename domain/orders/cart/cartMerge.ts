import { type CartLine, type CartState, LINE_ID, MAX_COPIED_LINES, withContents } from './cart.ts';

/** What this browser and the account's copy last agreed on. */
export interface CartBase {
  coupon: string | null;
  lines: readonly Pick<CartLine, 'id' | 'quantity'>[];
}

/** The account's copy: each line with the piece as it is sold now, or null where it is not. */
export interface RemoteCart {
  coupon: string | null;
  lines: readonly { id: string; quantity: number; line: CartLine | null }[];
}

/**
 * Brings the browser's cart and the account's copy together. With a base, both sides' changes since then count, and
 * the browser's where they contradict: a line has the same id on every device, so none is lost and none is doubled.
 * Without one the two never met: of each piece in each size the side that has more of it counts.
 */
export function mergeCarts(local: CartState, remote: RemoteCart, base: CartBase | null): CartState {
  const items = base ? changesOfBoth(local, remote, base) : fullerOfEach(local, remote);
  const isOurs = base ? local.coupon !== base.coupon : local.coupon !== null;
  if (isOurs || local.coupon === remote.coupon) return withContents(local, { ...local, items });
  // What it takes off, the next quote tells.
  return withContents(local, { items, coupon: remote.coupon, discount: 0, shippingDiscount: 0 });
}

/** The cart without what is in another account's copy: whoever signs in next takes none of it along. */
export function withoutCopied(local: CartState, base: CartBase): CartState {
  const copied = new Set(base.lines.map(({ id }) => id));
  const items = local.items.filter(({ id }) => !copied.has(id));
  const isTheirs = local.coupon === base.coupon;
  return withContents(local, { ...local, items, coupon: isTheirs ? null : local.coupon });
}

/** The lines that the account's copy holds of a cart. */
export function linesToCopy({ items }: Pick<CartState, 'items'>): CartLine[] {
  return items.filter(({ id }) => LINE_ID.test(id)).slice(-MAX_COPIED_LINES);
}

/** Whether the copy, as it was last agreed on, is what a copy of the cart would be. */
export function isCopied(cart: Pick<CartState, 'items' | 'coupon'>, base: CartBase): boolean {
  const lines = linesToCopy(cart);
  const quantities = toQuantities(base.lines);
  return (
    cart.coupon === base.coupon &&
    lines.length === quantities.size &&
    lines.every(({ id, quantity }) => quantities.get(id) === quantity)
  );
}

function changesOfBoth(local: CartState, remote: RemoteCart, base: CartBase): CartLine[] {
  const agreed = toQuantities(base.lines);
  const theirs = toQuantities(remote.lines);
  const here = new Set(local.items.map(({ id }) => id));

  const kept = local.items.flatMap((line) => {
    const isChangedHere = agreed.get(line.id) !== line.quantity;
    const quantity = isChangedHere ? line.quantity : theirs.get(line.id);
    return quantity === undefined ? [] : [{ ...line, quantity }];
  });
  const added = remote.lines.flatMap(({ id, line }) =>
    line && !here.has(id) && !agreed.has(id) ? [line] : [],
  );
  return [...kept, ...added];
}

function fullerOfEach(local: CartState, remote: RemoteCart): CartLine[] {
  const theirs = remote.lines.flatMap(({ line }) => line ?? []);
  const here = toProducts(local.items);
  const there = toProducts(theirs);
  const isHere = (line: CartLine) => (here.get(lineKey(line)) ?? 0) >= (there.get(lineKey(line)) ?? 0);
  return [...local.items.filter(isHere), ...theirs.filter((line) => !isHere(line))];
}

/** How many of each piece in each size. */
function toProducts(lines: readonly CartLine[]): Map<string, number> {
  const pieces = new Map<string, number>();
  for (const line of lines) pieces.set(lineKey(line), (pieces.get(lineKey(line)) ?? 0) + line.quantity);
  return pieces;
}

function lineKey({ product, variant }: CartLine): string {
  return `${product._id} ${variant?.size ?? ''}`;
}

function toQuantities(lines: readonly Pick<CartLine, 'id' | 'quantity'>[]): Map<string, number> {
  return new Map(lines.map(({ id, quantity }) => [id, quantity]));
}
