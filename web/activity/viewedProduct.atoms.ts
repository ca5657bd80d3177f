import { atom } from 'jotai';

/** The id of the piece whose page is open. */
export const lookedAtAtom = atom<string | null>(null);
