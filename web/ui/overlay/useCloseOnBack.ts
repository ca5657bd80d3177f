import { useEffect, useEffectEvent } from 'react';
import { enterOverlay, isOverlayEntry, leaveOverlay } from './overlayEntry.ts';
import { useCloseOnNavigation } from './useCloseOnNavigation.ts';

/**
 * Makes Back close an open overlay and stay on the page; any other navigation closes it too. Returns a function for the
 * overlay's own close button. Links inside must be `OverlayLink`s.
 */
export function useCloseOnBack(isOpen: boolean, close: () => void): () => void {
  const follow = useEffectEvent(() => {
    if (!isOverlayEntry()) close();
  });

  useCloseOnNavigation(isOpen, close);
  useEffect(() => {
    if (!isOpen) return;
    enterOverlay();
    const onPopState = () => follow();
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, [isOpen]);

  return () => {
    close();
    leaveOverlay();
  };
}
