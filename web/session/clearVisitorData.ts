import { LANGUAGE_KEY } from '#web/locale/language.ts';
import { COLOUR_MODE_KEY } from '#web/ui/colourMode/colourMode.ts';
import { clearToken } from './token/tokenStore.ts';

/** Settings of the device, which reveal nothing about its user. All other keys are deleted. */
const DEVICE_KEYS = [LANGUAGE_KEY, COLOUR_MODE_KEY, 'screenScale'];

/** Caches of the service worker with viewed pages, and their index. */
const PERSONAL_CACHES = ['photographs', 'answers'];
const CACHE_INDEX_DATABASE = 'workbox-expiration';

/**
 * Deletes all personal data from this browser: session, cart, wishlist, viewed products and typed texts. Open screens
 * update immediately, as after a change in another tab.
 */
export function clearVisitorData(): void {
  clearToken();
  for (const key of Object.keys(localStorage)) if (!DEVICE_KEYS.includes(key)) localStorage.removeItem(key);
  sessionStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  if ('caches' in window) for (const name of PERSONAL_CACHES) caches.delete(name).catch(() => false);
  if ('indexedDB' in window) indexedDB.deleteDatabase(CACHE_INDEX_DATABASE);
}
