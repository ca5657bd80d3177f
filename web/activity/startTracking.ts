import { createActivityQueue } from './activityQueue.ts';
import type { ActivitySender } from './createActivitySender.ts';
import { type PageWatch, watchPage } from './listeners/watchPage.ts';
import type { RecordActivity, TrackedActivity } from './trackedActivity.ts';

export interface Tracker {
  /** Records navigation to another page; null if the new page is not recorded. */
  goTo(page: string | null): void;
  /** Records a view of this product. */
  recordView(productId: string): void;
  /** Sends all recorded activity. Call it while the account is still signed in. */
  flushBeforeLogout(): Promise<void>;
  /** Stops the recording and discards unsent activity. */
  stop(): void;
}

/** Starts recording activity and sending it in batches. */
export function startTracking(activitySender: ActivitySender): Tracker {
  const queue = createActivityQueue<TrackedActivity>({
    send: activitySender.activities,
    isOnline: () => navigator.onLine,
  });
  const record: RecordActivity = (activity) =>
    queue.add({ ...activity, timestamp: Date.now() } as TrackedActivity);
  const flush = () => void queue.flush();
  let watch: PageWatch | null = null;
  window.addEventListener('online', flush);

  return {
    goTo(page) {
      watch?.flush();
      watch?.stop();
      watch = null;
      if (page === null) return flush();
      record({ type: 'PAGE_NAVIGATION', page });
      watch = watchPage(page, record, flush);
    },
    recordView(productId) {
      const timestamp = Date.now();
      const enqueueView = () => queue.add({ type: 'PRODUCT_VIEW', productId, timestamp });
      if (navigator.onLine) activitySender.productView(productId, timestamp).catch(enqueueView);
      else enqueueView();
    },
    flushBeforeLogout() {
      watch?.flush();
      return queue.flush();
    },
    stop() {
      window.removeEventListener('online', flush);
      watch?.stop();
      queue.close();
    },
  };
}
