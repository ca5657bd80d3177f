import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Scrolls to an element and focuses it each time `isRequested` becomes true, or the same URL is visited again. */
export function useScrollIntoView<Element extends HTMLElement>(isRequested: boolean) {
  const element = useRef<Element>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies(key): a repeated visit changes only the key.
  useEffect(() => {
    if (!isRequested) return;
    element.current?.scrollIntoView?.({ block: 'start' });
    element.current?.focus({ preventScroll: true });
  }, [isRequested, key]);
  return element;
}
