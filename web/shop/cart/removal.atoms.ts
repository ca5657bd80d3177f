import { atom } from 'jotai';
import type { CartState } from '#domain/orders/cart/cart.ts';
import { type CartRemoval, undoRemoval } from '#domain/orders/cart/cartLines.ts';
import { cartAtom } from './cart.atoms.ts';

const lastRemovalAtom = atom<CartRemoval | null>(null);

/** The last removal, which can be undone until the cart lines change again. */
export const removalAtom = atom((get) => {
  const lastRemoval = get(lastRemovalAtom);
  return lastRemoval?.after.items === get(cartAtom).items ? lastRemoval : null;
});

/** Number of visible notices that offer to undo a removal. */
export const undoNoticeCountAtom = atom(0);

/**
 * Applies a change that removes lines. Returns the removal to undo; null if a visible notice already offers to undo it.
 */
export const removeAtom = atom(
  null,
  (get, set, change: (cart: CartState) => CartState): CartRemoval | null => {
    const previousCart = get(cartAtom);
    set(cartAtom, change);
    const removal = { before: previousCart, after: get(cartAtom) };
    set(lastRemovalAtom, removal);
    return get(undoNoticeCountAtom) > 0 ? null : removal;
  },
);

export const undoAtom = atom(null, (_get, set, removal: CartRemoval) => {
  set(cartAtom, (cart) => undoRemoval(cart, removal));
});
