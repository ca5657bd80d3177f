import { onDevice } from '#web/ui/browser/storage.ts';

const KEY = 'recentlyViewed';
export const MAX_VIEWED = 20;

/** Ids of the pieces this browser looked at, the newest first. */
export function readViewed(): string[] {
  return onDevice.readIds(KEY, MAX_VIEWED);
}

export function rememberViewed(id: string): void {
  const others = readViewed().filter((each) => each !== id);
  onDevice.write(KEY, [id, ...others].slice(0, MAX_VIEWED));
}
