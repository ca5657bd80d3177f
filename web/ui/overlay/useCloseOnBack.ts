import { useEffect, useEffectEvent } from 'react';
import { enterOverlay, isOverlayEntry, leaveOverlay } from './overlayEntry.ts';
import { useClosesElsewhere } from './useClosesElsewhere.ts';

/**
 * Lets Back close an open overlay and leave the page beneath as it is; any other navigation closes it too. Answers the
 * way out for its own buttons; a link in it is an `OverlayLink`.
 */
export function useBackCloses(isOpen: boolean, close: () => void): () => void {
  const follow = useEffectEvent(() => {
    if (!isOverlayEntry()) close();
  });

  useClosesElsewhere(isOpen, close);
  useEffect(() => {
    if (!isOpen) return;
    enterOverlay();
    const heard = () => follow();
    window.addEventListener('popstate', heard);
    return () => window.removeEventListener('popstate', heard);
  }, [isOpen]);

  return () => {
    close();
    leaveOverlay();
  };
}
