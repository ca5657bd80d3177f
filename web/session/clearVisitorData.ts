import { LANGUAGE_KEY } from '#web/locale/language.ts';
import { COLOUR_MODE_KEY } from '#web/ui/colourMode/colourMode.ts';
import { clearToken } from './token/tokenStore.ts';

/** What is of the device and says nothing about who uses it: all else is forgotten. */
const OF_THE_DEVICE = [LANGUAGE_KEY, COLOUR_MODE_KEY, 'screenScale'];

/** What the worker keeps of the pages that were seen, and its list of them. */
const SEEN = ['photographs', 'answers'];
const LIST_OF_SEEN = 'workbox-expiration';

/**
 * Removes everything personal from this browser: session, cart, wishes, what was looked at, what was typed. What is
 * open here follows at once, as it follows another tab.
 */
export function forgetVisitor(): void {
  clearToken();
  for (const key of Object.keys(localStorage)) if (!OF_THE_DEVICE.includes(key)) localStorage.removeItem(key);
  sessionStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  if ('caches' in window) for (const name of SEEN) caches.delete(name).catch(() => false);
  if ('indexedDB' in window) indexedDB.deleteDatabase(LIST_OF_SEEN);
}
