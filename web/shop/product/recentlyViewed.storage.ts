import { onDevice } from '#web/ui/browser/storage.ts';

const KEY = 'recentlyViewed';
export const MAX_VIEWED = 20;

/** Returns the ids of products viewed in this browser, newest first. */
export function readViewed(): string[] {
  return onDevice.readIds(KEY, MAX_VIEWED);
}

export function storeViewed(id: string): void {
  const otherIds = readViewed().filter((viewedId) => viewedId !== id);
  onDevice.write(KEY, [id, ...otherIds].slice(0, MAX_VIEWED));
}
