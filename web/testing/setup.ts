import { cleanup, configure } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { afterEach, vi } from 'vitest';
import { emptyCart } from '#domain/orders/cart/cart.ts';
import { forgetInFlight } from '#web/api/inFlight.ts';
import { sessionAtom, signedOut } from '#web/session/session.atoms.ts';
import { clearSession } from '#web/session/token/tokenStore.ts';
import { cartAtom } from '#web/shop/cart/cart.atoms.ts';
import { announceToaster } from '#web/ui/toast/toaster.ts';

/** The files share the page and the modules: nothing of a test reaches the next one, and each begins like the first. */
function begin() {
  getDefaultStore().set(cartAtom, () => emptyCart);
  localStorage.clear();
  sessionStorage.clear();
  forgetInFlight();
  getDefaultStore().set(sessionAtom, signedOut);
  announceToaster(() => {});
  document.body.replaceChildren();
}

begin();

// jsdom reads a file only by its reader.
Blob.prototype.arrayBuffer ??= function arrayBuffer(this: Blob) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.onerror = () => reject(reader.error);
    reader.readAsArrayBuffer(this);
  });
};

// An upper bound on a busy machine; what is waited for comes within a few ms on a quiet one.
configure({ asyncUtilTimeout: 10_000 });

/** Once what the test says late is said. */
afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  await new Promise(setImmediate);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  clearSession();
  begin();
});
