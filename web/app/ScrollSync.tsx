import { use, useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { tabStorage } from '#web/ui/browser/storage.ts';
import { ArrivalContext, NavigationContext } from '#web/ui/navigation/contexts.ts';

/** Storage key of the scroll position of each history entry. */
const POSITIONS_KEY = 'scrollPositions';
/** Time in ms to wait for a screen to grow to its previous height. The wait ends earlier if the visitor scrolls. */
const MAX_WAIT_MS = 3000;

/**
 * Scrolls new screens to the top. Back and reload restore the previous position, even if a list still has to load.
 */
export function ScrollSync() {
  const key = toKey(useLocation());
  const isHistoryNavigation = useNavigationType() === NavigationType.Pop;
  const shouldKeepScroll = use(ArrivalContext)?.shouldKeepScroll ?? false;
  const hasMounted = useRef(false);
  useStoredScrollPosition(key);

  useLayoutEffect(() => {
    if (shouldKeepScroll) return;
    const target = isHistoryNavigation ? readPosition(key) : 0;
    // A visitor who scrolled the server-rendered page before the app started keeps the position.
    if (target === null && !hasMounted.current) return;
    window.scrollTo(0, target ?? 0);
    if (!target || target <= window.scrollY) return;

    const abortController = new AbortController();
    const resizeObserver = new ResizeObserver(() => window.scrollTo(0, target));
    resizeObserver.observe(document.body);
    for (const eventName of ['wheel', 'touchstart', 'keydown', 'pointerdown'])
      window.addEventListener(eventName, () => abortController.abort(), {
        once: true,
        passive: true,
        signal: abortController.signal,
      });
    const timer = setTimeout(() => abortController.abort(), MAX_WAIT_MS);
    abortController.signal.addEventListener('abort', () => {
      resizeObserver.disconnect();
      clearTimeout(timer);
    });
    return () => abortController.abort();
  }, [key, isHistoryNavigation, shouldKeepScroll]);

  useEffect(() => {
    hasMounted.current = true;
  }, []);
  return null;
}

/** Stores a screen's scroll position before every navigation, reload or close. */
function useStoredScrollPosition(key: string) {
  const navigation = use(NavigationContext);
  useEffect(() => {
    const storePosition = () =>
      tabStorage.write(POSITIONS_KEY, { ...tabStorage.readRecord(POSITIONS_KEY), [key]: window.scrollY });
    const stop = navigation?.subscribe(storePosition);
    window.addEventListener('pagehide', storePosition);
    return () => {
      stop?.();
      window.removeEventListener('pagehide', storePosition);
    };
  }, [key, navigation]);
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
  }, []);
}

/** The first history entry has no unique key, so its URL is used. */
function toKey({ key, pathname, search }: Location): string {
  return key === 'default' ? pathname + search : key;
}

function readPosition(key: string): number | null {
  const position = tabStorage.readRecord(POSITIONS_KEY)?.[key];
  return typeof position === 'number' ? position : null;
}
