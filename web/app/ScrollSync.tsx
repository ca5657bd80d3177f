import { useEffect } from 'react';
import { type Location, ScrollRestoration, useLocation, useNavigationType } from 'react-router-dom';
import { inTab } from '#web/ui/browser/storage.ts';

/** Where ScrollRestoration keeps how far each entry of the history was scrolled. */
const POSITIONS = 'react-router-scroll-positions';
/** How long, in ms, a screen may take to grow; a visitor who scrolls ends it sooner. */
const PATIENCE = 3000;

/** New screens start at the top; Back and reload return to where one was, also where a list still has to grow. */
export function ScrollSync() {
  const key = toKey(useLocation());
  const isReturn = useNavigationType() === 'POP';

  useEffect(() => {
    const target = isReturn ? toPosition(key) : 0;
    if (target <= window.scrollY) return;

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
  }, [key, isReturn]);

  return <ScrollRestoration storageKey={POSITIONS} getKey={toKey} />;
}

/** An entry that was typed or opened has no key of its own; its address stands in. */
function toKey({ key, pathname, search }: Location): string {
  return key === 'default' ? pathname + search : key;
}

function toPosition(key: string): number {
  return Number(inTab.readRecord(POSITIONS)?.[key] ?? 0);
}
