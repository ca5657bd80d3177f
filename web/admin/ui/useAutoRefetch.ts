import { useEffect, useEffectEvent } from 'react';

/** How often, in ms, a list that is looked at is read again. */
const EVERY = 60_000;
/** Whoever comes back sooner than this sees what they left. */
const FRESH = 5000;

/**
 * Reads a list again when its window is come back to, and now and then while it is looked at, unless it is told of what
 * changes.
 */
export function useRefreshed(refetch: () => Promise<unknown>, { isTold = false } = {}): void {
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
    const timer = isTold ? undefined : setInterval(again, EVERY);
    window.addEventListener('focus', again);
    document.addEventListener('visibilitychange', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', again);
      document.removeEventListener('visibilitychange', again);
    };
  }, [isTold]);
}
