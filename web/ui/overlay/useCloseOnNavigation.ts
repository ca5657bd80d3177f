import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Closes an overlay on any navigation, because it belongs to the location where it was opened. */
export function useCloseOnNavigation(isOpen: boolean, close: () => void): void {
  // The key alone is not enough, because typed URLs have no unique key.
  const { key, pathname, search } = useLocation();
  const openedAt = useRef('');
  const arrive = useEffectEvent(() => {
    // The URL changes before the router does, so an overlay opened in between belongs to the new location.
    if (isOpen && openedAt.current !== window.location.href) close();
  });

  useEffect(() => {
    if (isOpen) openedAt.current = window.location.href;
  }, [isOpen]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on every arrival, whatever has changed.
  useEffect(() => arrive(), [key, pathname, search]);
}
