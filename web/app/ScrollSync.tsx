import { use, useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { inTab } from '#web/ui/browser/storage.ts';
import { ArrivalContext, NavigationContext } from '#web/ui/navigation/contexts.ts';

/** Where it is kept how far each entry of the history was scrolled. */
const POSITIONS = 'scrollPositions';
/** How long, in ms, a screen may take to grow; a visitor who scrolls ends it sooner. */
const PATIENCE = 3000;

/** New screens start at the top; Back and reload return to where one was, also where a list still has to grow. */
export function ScrollSync() {
  const key = toKey(useLocation());
  const isReturn = useNavigationType() === NavigationType.Pop;
  const keepsScroll = use(ArrivalContext)?.keepsScroll ?? false;
  const hasArrived = useRef(false);
  useKeptPosition(key);

  useLayoutEffect(() => {
    if (keepsScroll) return;
    const target = isReturn ? toPosition(key) : 0;
    // Whoever has begun to read the page before the app came stays where they are.
    if (target === null && !hasArrived.current) return;
    window.scrollTo(0, target ?? 0);
    if (!target || target <= window.scrollY) return;

    const stop = new AbortController();
    const growth = new ResizeObserver(() => window.scrollTo(0, target));
    growth.observe(document.body);
    for (const sign of ['wheel', 'touchstart', 'keydown', 'pointerdown'])
      window.addEventListener(sign, () => stop.abort(), { once: true, passive: true, signal: stop.signal });
    const timer = setTimeout(() => stop.abort(), PATIENCE);
    stop.signal.addEventListener('abort', () => {
      growth.disconnect();
      clearTimeout(timer);
    });
    return () => stop.abort();
  }, [key, isReturn, keepsScroll]);

  useEffect(() => {
    hasArrived.current = true;
  }, []);
  return null;
}

/** Notes how far a screen is scrolled when it is left, by whichever way. */
function useKeptPosition(key: string) {
  const navigation = use(NavigationContext);
  useEffect(() => {
    const keep = () => inTab.write(POSITIONS, { ...inTab.readRecord(POSITIONS), [key]: window.scrollY });
    const stop = navigation?.subscribe(keep);
    window.addEventListener('pagehide', keep);
    return () => {
      stop?.();
      window.removeEventListener('pagehide', keep);
    };
  }, [key, navigation]);
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
  }, []);
}

/** An entry that was typed or opened has no key of its own; its address stands in. */
function toKey({ key, pathname, search }: Location): string {
  return key === 'default' ? pathname + search : key;
}

function toPosition(key: string): number | null {
  const position = inTab.readRecord(POSITIONS)?.[key];
  return typeof position === 'number' ? position : null;
}
