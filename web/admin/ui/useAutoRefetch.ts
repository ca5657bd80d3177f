import { useEffect, useEffectEvent } from 'react';

/** Interval at which a visible list is refetched, in ms. */
const REFETCH_INTERVAL_MS = 60_000;
/** Minimum time between refetches, in ms. */
const MIN_REFETCH_INTERVAL_MS = 5000;

/**
 * Refetches a list when its window gains focus and at an interval while it is visible. With `hasLiveUpdates`, live
 * updates replace the interval.
 */
export function useAutoRefetch(refetch: () => Promise<unknown>, { hasLiveUpdates = false } = {}): void {
  const refresh = useEffectEvent(() => {
    if (document.visibilityState === 'visible') refetch().catch(() => undefined);
  });

  useEffect(() => {
    let lastRefetchAt = Date.now();
    const refetchIfStale = () => {
      if (Date.now() - lastRefetchAt < MIN_REFETCH_INTERVAL_MS) return;
      lastRefetchAt = Date.now();
      refresh();
    };
    const timer = hasLiveUpdates ? undefined : setInterval(refetchIfStale, REFETCH_INTERVAL_MS);
    window.addEventListener('focus', refetchIfStale);
    document.addEventListener('visibilitychange', refetchIfStale);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', refetchIfStale);
      document.removeEventListener('visibilitychange', refetchIfStale);
    };
  }, [hasLiveUpdates]);
}
