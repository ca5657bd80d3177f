import { atom } from 'jotai';
import type { CartState } from '#domain/orders/cart/cart.ts';
import { type CartRemoval, undoRemoval } from '#domain/orders/cart/cartLines.ts';
import { cartAtom } from './cart.atoms.ts';

const lastAtom = atom<CartRemoval | null>(null);

/** The removal that can be undone: the last one, until the lines of the cart change again. */
export const removalAtom = atom((get) => {
  const last = get(lastAtom);
  return last?.after.items === get(cartAtom).items ? last : null;
});

/** The number of notices on the screen that offer to undo a removal. */
export const undoNoticesAtom = atom(0);

/** Makes a change that removes lines. Returns what undoes it; null if a notice on the screen offers that already. */
export const removeAtom = atom(
  null,
  (get, set, change: (cart: CartState) => CartState): CartRemoval | null => {
    const before = get(cartAtom);
    set(cartAtom, change);
    const removal = { before, after: get(cartAtom) };
    set(lastAtom, removal);
    return get(undoNoticesAtom) > 0 ? null : removal;
  },
);

export const undoAtom = atom(null, (_get, set, removal: CartRemoval) => {
  set(cartAtom, (cart) => undoRemoval(cart, removal));
});
