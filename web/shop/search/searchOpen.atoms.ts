import { atom } from 'jotai';

/** Whether the line to search by is let down. */
export const searchOpenAtom = atom(false);
