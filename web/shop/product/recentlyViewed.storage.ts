import { onDevice } from '#web/ui/browser/storage.ts';

const KEY = 'recentlyViewed';
export const MAX_VIEWED = 20;

/** Returns the ids of products viewed in this browser, newest first. */
export function readViewed(): string[] {
  return onDevice.readIds(KEY, MAX_VIEWED);
}

export function storeViewed(id: string): void {
  const others = readViewed().filter((each) => each !== id);
  onDevice.write(KEY, [id, ...others].slice(0, MAX_VIEWED));
}
