import { onDevice } from '#web/ui/browser/storage.ts';

export const GUEST_WISHES_KEY = 'wishlist';
/** As many as one list of pieces shows. */
const MAX = 100;

/** Ids of the pieces that a visitor keeps in this browser before signing in, the newest first. */
export function readGuestWishes(): string[] {
  return onDevice.readIds(GUEST_WISHES_KEY, MAX);
}

/** Without storage the list lasts as long as the page. */
export function writeGuestWishes(ids: readonly string[]): void {
  if (ids.length === 0) onDevice.remove(GUEST_WISHES_KEY);
  else onDevice.write(GUEST_WISHES_KEY, ids.slice(0, MAX));
}
