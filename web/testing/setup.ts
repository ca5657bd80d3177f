import { cleanup, configure } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { afterEach, vi } from 'vitest';
import { emptyCart } from '#domain/orders/cart/cart.ts';
import { clearRequestsInFlight } from '#web/api/trackRequest.ts';
import { sessionAtom, signedOutSession } from '#web/session/session.atoms.ts';
import { clearSession } from '#web/session/token/tokenStore.ts';
import { cartAtom } from '#web/shop/cart/cart.atoms.ts';
import { registerToaster } from '#web/ui/toast/toaster.ts';

/** Test files share the page and the modules, so everything is reset before each test. */
function resetPage() {
  getDefaultStore().set(cartAtom, () => emptyCart);
  localStorage.clear();
  sessionStorage.clear();
  clearRequestsInFlight();
  getDefaultStore().set(sessionAtom, signedOutSession);
  registerToaster(() => {});
  document.body.replaceChildren();
}

resetPage();

// jsdom can read blobs only with a FileReader.
Blob.prototype.arrayBuffer ??= function arrayBuffer(this: Blob) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.onerror = () => reject(reader.error);
    reader.readAsArrayBuffer(this);
  });
};

// Upper limit for a slow machine; normally results appear within a few ms.
configure({ asyncUtilTimeout: 10_000 });

/** Runs after late console messages of the test. */
afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  await new Promise(setImmediate);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  clearSession();
  resetPage();
});
