import { type CartLine, type CartState, LINE_ID, MAX_COPIED_LINES, withContents } from './cart.ts';
import { countPieces, pieceOf } from './cartLines.ts';

/** What this browser and the account's copy last agreed on. */
export interface CartBase {
  coupon: string | null;
  lines: readonly Pick<CartLine, 'id' | 'quantity'>[];
}

/** The account's copy: each line with the piece as it is sold now and its stock, or null where it is not sold. */
export interface RemoteCart {
  coupon: string | null;
  lines: readonly { id: string; quantity: number; line: CartLine | null; stock?: number | undefined }[];
}

/**
 * Brings the browser's cart and the account's copy together. With a base, both sides' changes since then count, and
 * the browser's where they contradict: a line has the same id on every device, so none is lost and none is doubled.
 * Without one the two never met: of each piece in each size the side that has more of it counts. What both sides have
 * together never asks for more than the stock, unless one of them did so alone.
 */
export function mergeCarts(local: CartState, remote: RemoteCart, base: CartBase | null): CartState {
  const merged = base ? changesOfBoth(local, remote, base) : fullerOfEach(local, remote);
  const items = withinStock(merged, local, remote);
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

/** Lines beyond the stock of their piece are cut, the last ones first. */
function withinStock(items: readonly CartLine[], local: CartState, { lines }: RemoteCart): CartLine[] {
  const theirs = lines.flatMap(({ line }) => line ?? []);
  const left = new Map<string, number>();
  for (const { line, stock } of lines) {
    if (!line || stock === undefined) continue;
    const piece = pieceOf(line);
    left.set(piece, Math.max(stock, countPieces(local.items, piece), countPieces(theirs, piece)));
  }
  return items.flatMap((line) => {
    const piece = pieceOf(line);
    const most = left.get(piece);
    if (most === undefined) return [line];
    const quantity = Math.min(line.quantity, most);
    left.set(piece, most - quantity);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
}

function fullerOfEach(local: CartState, remote: RemoteCart): CartLine[] {
  const theirs = remote.lines.flatMap(({ line }) => line ?? []);
  const isHere = (line: CartLine) => {
    const piece = pieceOf(line);
    return countPieces(local.items, piece) >= countPieces(theirs, piece);
  };
  return [...local.items.filter(isHere), ...theirs.filter((line) => !isHere(line))];
}

function toQuantities(lines: readonly Pick<CartLine, 'id' | 'quantity'>[]): Map<string, number> {
  return new Map(lines.map(({ id, quantity }) => [id, quantity]));
}
