import { useSyncExternalStore } from 'react';
import { clearToken, readSavedViewer } from '../token/tokenStore.ts';
import type { Viewer } from '../token/viewer.ts';

/** Pending request for the viewer's password; other requests wait for it. */
export interface PasswordRequest {
  /** Viewer whose session has ended. Only this account may continue the work. */
  viewer: Viewer;
  onSignedIn: () => void;
  onDeclined: () => void;
}

let passwordRequest: PasswordRequest | null = null;
let pendingSignIn: Promise<void> | null = null;
const listeners = new Set<() => void>();

/** True if a viewer is known and a screen can show the dialog. */
export function canReauthenticate(): boolean {
  return listeners.size > 0 && readSavedViewer() !== null;
}

/**
 * Prompts the viewer for their password, once for all waiting requests. Rejects if they do not sign in. Removes the
 * token but keeps the saved viewer.
 */
export function reauthenticate(): Promise<void> {
  pendingSignIn ??= requestPassword().finally(() => {
    pendingSignIn = null;
    setPasswordRequest(null);
  });
  return pendingSignIn;
}

/** Returns the pending password request, which the dialog shows; null if there is none. */
export function usePasswordRequest(): PasswordRequest | null {
  return useSyncExternalStore(
    subscribe,
    () => passwordRequest,
    () => null,
  );
}

function requestPassword(): Promise<void> {
  const viewer = readSavedViewer();
  if (!viewer || listeners.size === 0)
    return Promise.reject(new Error('No dialog can ask for the password.'));
  clearToken();
  return new Promise((resolve, reject) =>
    setPasswordRequest({
      viewer,
      onSignedIn: resolve,
      onDeclined: () => reject(new Error('The viewer did not sign in again.')),
    }),
  );
}

function setPasswordRequest(nextRequest: PasswordRequest | null): void {
  passwordRequest = nextRequest;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    // Leaving the screen also cancels the requests waiting there.
    if (listeners.size === 0) passwordRequest?.onDeclined();
  };
}
