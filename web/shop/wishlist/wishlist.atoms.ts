import { atom } from 'jotai';

/** Ids of the products on the visitor's wishlist, newest first. */
export const wishlistAtom = atom<readonly string[]>([]);
