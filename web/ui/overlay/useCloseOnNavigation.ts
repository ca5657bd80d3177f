import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** An overlay belongs to the place where it was opened: whatever leads elsewhere closes it. */
export function useClosesElsewhere(isOpen: boolean, close: () => void): void {
  // An address that was typed brings no key of its own.
  const { key, pathname, search } = useLocation();
  const place = useRef('');
  const arrive = useEffectEvent(() => {
    // The address is ahead of the router: who opens an overlay right after it changed has opened it here.
    if (isOpen && place.current !== window.location.href) close();
  });

  useEffect(() => {
    if (isOpen) place.current = window.location.href;
  }, [isOpen]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every arrival counts, whatever changed with it.
  useEffect(() => arrive(), [key, pathname, search]);
}
