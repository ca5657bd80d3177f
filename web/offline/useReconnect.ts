import { useEffect } from 'react';
import { useIsOnline } from './useIsOnline.ts';

/** Whether there is a connection; does `again` each time that it comes back. */
export function useReconnect(again: (() => unknown) | undefined): boolean {
  useEffect(() => {
    if (!again) return;
    const go = () => void again();
    window.addEventListener('online', go);
    return () => window.removeEventListener('online', go);
  }, [again]);
  return useIsOnline();
}
