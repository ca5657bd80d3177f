import { useEffect, useEffectEvent } from 'react';

/** Interval at which a visible list is refetched, in ms. */
const EVERY = 60_000;
/** Minimum time between refetches, in ms. */
const FRESH = 5000;

/**
 * Refetches a list when its window gets the focus and at an interval while it is visible. With `hasLiveUpdates`, live
 * updates replace the interval.
 */
export function useAutoRefetch(refetch: () => Promise<unknown>, { hasLiveUpdates = false } = {}): void {
  const refresh = useEffectEvent(() => {
    if (document.visibilityState === 'visible') refetch().catch(() => undefined);
  });

  useEffect(() => {
    let last = Date.now();
    const again = () => {
      if (Date.now() - last < FRESH) return;
      last = Date.now();
      refresh();
    };
    const timer = hasLiveUpdates ? undefined : setInterval(again, EVERY);
    window.addEventListener('focus', again);
    document.addEventListener('visibilitychange', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', again);
      document.removeEventListener('visibilitychange', again);
    };
  }, [hasLiveUpdates]);
}
