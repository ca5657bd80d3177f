export const GUEST_WISHES_KEY = 'wishlist';
/** As many as one list of pieces shows. */
const MAX = 100;

/** Ids of the pieces that a visitor keeps in this browser before signing in, the newest first. */
export function readGuestWishes(): string[] {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(GUEST_WISHES_KEY) ?? '[]');
    return Array.isArray(saved) ? saved.filter((id) => typeof id === 'string').slice(0, MAX) : [];
  } catch {
    return [];
  }
}

export function writeGuestWishes(ids: readonly string[]): void {
  try {
    if (ids.length === 0) localStorage.removeItem(GUEST_WISHES_KEY);
    else localStorage.setItem(GUEST_WISHES_KEY, JSON.stringify(ids.slice(0, MAX)));
  } catch {
    // Without storage the list lasts as long as the page.
  }
}
