import { atom } from 'jotai';

/** Where toasts show instead of at the edge of the screen, while there is such a place. */
export const toastPlaceAtom = atom<HTMLElement | null>(null);
