import { atom } from 'jotai';
import type { Viewer } from './token/viewer.ts';

export interface Session {
  viewer: Viewer | null;
  isLoading: boolean;
  error: string | null;
}

export const signedOut: Session = { viewer: null, isLoading: false, error: null };

/** Who is signed in. It is not known before the saved session has been looked at. */
export const sessionAtom = atom<Session>({ viewer: null, isLoading: true, error: null });
