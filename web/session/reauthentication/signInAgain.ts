import { useSyncExternalStore } from 'react';
import { clearToken, savedViewer } from '../token/tokenStore.ts';
import type { Viewer } from '../token/viewer.ts';

/** A password that is asked for over the screen, so that what waits for it can go on. */
export interface AskedAgain {
  /** Whose session has ended: nobody else may go on with what they were doing. */
  viewer: Viewer;
  onSignedIn: () => void;
  onGivenUp: () => void;
}

let asked: AskedAgain | null = null;
let waiting: Promise<void> | null = null;
const listeners = new Set<() => void>();

/** Whether there is somebody to ask, and a screen that can. */
export function canSignInAgain(): boolean {
  return listeners.size > 0 && savedViewer() !== null;
}

/**
 * Asks in place whose session has ended for their password, once for all who wait. Rejects where they do not sign in
 * again; who they are stays known meanwhile, their token goes.
 */
export function signInAgain(): Promise<void> {
  waiting ??= ask().finally(() => {
    waiting = null;
    show(null);
  });
  return waiting;
}

/** What is asked for at present, for the dialog that shows it. */
export function useAskedAgain(): AskedAgain | null {
  return useSyncExternalStore(
    listen,
    () => asked,
    () => null,
  );
}

function ask(): Promise<void> {
  const viewer = savedViewer();
  if (!viewer || listeners.size === 0) return Promise.reject(new Error('There is nobody to ask.'));
  clearToken();
  return new Promise((resolve, reject) =>
    show({ viewer, onSignedIn: resolve, onGivenUp: () => reject(new Error('Nobody signed in again.')) }),
  );
}

function show(next: AskedAgain | null): void {
  asked = next;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    // Who leaves the screen leaves what waited there.
    if (listeners.size === 0) asked?.onGivenUp();
  };
}
