import { atom } from 'jotai';

/** Ids of the pieces on the visitor's wishlist, the newest first. */
export const wishedAtom = atom<readonly string[]>([]);
