import { atom } from 'jotai';

/** Id of the product whose page is open; null if there is none. */
export const viewedProductAtom = atom<string | null>(null);
