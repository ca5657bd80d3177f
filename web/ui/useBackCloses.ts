import { useEffect, useEffectEvent } from 'react';
import { enterOverlay, isOverlayEntry, leaveOverlay } from './overlayEntry.ts';

/**
 * Lets Back close an open overlay and leave the page beneath as it is. Answers the way out for its own buttons; a link
 * in it that leads elsewhere calls `close` and takes the entry's place (`replace`).
 */
export function useBackCloses(isOpen: boolean, close: () => void): () => void {
  const follow = useEffectEvent(() => {
    if (!isOverlayEntry()) close();
  });

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
