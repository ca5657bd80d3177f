import { deviceStorage } from '#web/ui/browser/storage.ts';

const KEY = 'recentlyViewed';
export const MAX_VIEWED = 20;

/** Returns the ids of products viewed in this browser, newest first. */
export function readViewedIds(): string[] {
  return deviceStorage.readIds(KEY, MAX_VIEWED);
}

export function storeViewedId(id: string): void {
  const otherIds = readViewedIds().filter((viewedId) => viewedId !== id);
  deviceStorage.write(KEY, [id, ...otherIds].slice(0, MAX_VIEWED));
}
