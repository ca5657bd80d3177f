import { atom } from 'jotai';

/** Element for toasts inside an overlay; null shows them at the edge of the screen. */
export const toastContainerAtom = atom<HTMLElement | null>(null);
