import { createActivityQueue } from './activityQueue.ts';
import type { SendActivity } from './sendActivity.ts';
import type { Note, TrackedActivity } from './trackedActivity.ts';
import { type PageWatch, watchPage } from './watch/watchPage.ts';

export interface Tracking {
  /** Another page is open from now on; null where none is noted. */
  goTo(page: string | null): void;
  /** The page of this piece is open. */
  lookAt(productId: string): void;
  /** Sends all that was noted, while its account is still signed in. */
  leave(): Promise<void>;
  /** Forgets what was not sent. */
  stop(): void;
}

/** Notes what is done from now on, and sends it. */
export function startTracking(send: SendActivity): Tracking {
  const queue = createActivityQueue<TrackedActivity>({
    send: send.activities,
    isOnline: () => navigator.onLine,
  });
  const note: Note = (activity) => queue.add({ ...activity, timestamp: Date.now() } as TrackedActivity);
  const flush = () => void queue.flush();
  let watch: PageWatch | null = null;
  window.addEventListener('online', flush);

  return {
    goTo(page) {
      watch?.settle();
      watch?.stop();
      watch = null;
      if (page === null) return flush();
      note({ type: 'PAGE_NAVIGATION', page });
      watch = watchPage(page, note, flush);
    },
    lookAt(productId) {
      const timestamp = Date.now();
      const later = () => queue.add({ type: 'PRODUCT_VIEW', productId, timestamp });
      if (navigator.onLine) send.productView(productId, timestamp).catch(later);
      else later();
    },
    leave() {
      watch?.settle();
      return queue.flush();
    },
    stop() {
      window.removeEventListener('online', flush);
      watch?.stop();
      queue.close();
    },
  };
}
