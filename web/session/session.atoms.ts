import { atom } from 'jotai';
import type { Viewer } from './token/viewer.ts';

export interface Session {
  viewer: Viewer | null;
  isLoading: boolean;
  error: string | null;
}

export const signedOutSession: Session = { viewer: null, isLoading: false, error: null };

/** Current session. `isLoading` is true until the saved session has been read. */
export const sessionAtom = atom<Session>({ viewer: null, isLoading: true, error: null });
