import { deviceStorage } from '#web/ui/browser/storage.ts';

export const GUEST_WISHLIST_KEY = 'wishlist';
/** Maximum number of products on a wishlist. */
const MAX_PRODUCTS = 100;

/** Returns the ids of a guest's wishlist in this browser, newest first. */
export function readGuestWishlist(): string[] {
  return deviceStorage.readIds(GUEST_WISHLIST_KEY, MAX_PRODUCTS);
}

/** Stores a guest's wishlist. Without storage it lasts until the page is closed. */
export function writeGuestWishlist(ids: readonly string[]): void {
  if (ids.length === 0) deviceStorage.remove(GUEST_WISHLIST_KEY);
  else deviceStorage.write(GUEST_WISHLIST_KEY, ids.slice(0, MAX_PRODUCTS));
}
