import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Scrolls to an element and focuses it each time that it is asked for: at an address, or once more at the same one. */
export function useArrival<Element extends HTMLElement>(isAskedFor: boolean) {
  const element = useRef<Element>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies(key): asking once more changes nothing but the key.
  useEffect(() => {
    if (!isAskedFor) return;
    element.current?.scrollIntoView?.({ block: 'start' });
    element.current?.focus({ preventScroll: true });
  }, [isAskedFor, key]);
  return element;
}
