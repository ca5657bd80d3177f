import { useEffect } from 'react';
import { useIsOnline } from './useIsOnline.ts';

/** Returns true if the browser is online. Calls `onReconnect` on each reconnection. */
export function useReconnect(onReconnect: (() => unknown) | undefined): boolean {
  useEffect(() => {
    if (!onReconnect) return;
    const handleOnline = () => void onReconnect();
    window.addEventListener('online', handleOnline);
    return () => window.removeEventListener('online', handleOnline);
  }, [onReconnect]);
  return useIsOnline();
}
