import { cleanup } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { afterEach, vi } from 'vitest';
import { forgetInFlight } from '#web/app/inFlight.ts';
import { sessionAtom, signedOut } from '#web/session/session.atoms.ts';
import { clearSession } from '#web/session/tokenStore.ts';
import { announceToaster } from '#web/ui/toaster.ts';

const unheard = () => announceToaster(() => {});

unheard();

/** The files share the page and the modules: nothing of a test reaches the next one, nor does what it says late. */
afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  await new Promise(setImmediate);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  clearSession();
  localStorage.clear();
  sessionStorage.clear();
  forgetInFlight();
  getDefaultStore().set(sessionAtom, signedOut);
  unheard();
});
