import { useEffect } from 'react';
import { useIsOnline } from './useIsOnline.ts';

/** Returns true if the browser is online. Calls `onReconnect` on each reconnection. */
export function useReconnect(onReconnect: (() => unknown) | undefined): boolean {
  useEffect(() => {
    if (!onReconnect) return;
    const go = () => void onReconnect();
    window.addEventListener('online', go);
    return () => window.removeEventListener('online', go);
  }, [onReconnect]);
  return useIsOnline();
}
