import { onDevice } from '#web/ui/browser/storage.ts';

export const GUEST_WISHES_KEY = 'wishlist';
/** The number of products in one list. */
const MAX = 100;

/** Returns the ids of a guest's wishlist in this browser, newest first. */
export function readGuestWishlist(): string[] {
  return onDevice.readIds(GUEST_WISHES_KEY, MAX);
}

/** Stores a guest's wishlist. Without storage it lasts until the page is closed. */
export function writeGuestWishlist(ids: readonly string[]): void {
  if (ids.length === 0) onDevice.remove(GUEST_WISHES_KEY);
  else onDevice.write(GUEST_WISHES_KEY, ids.slice(0, MAX));
}
