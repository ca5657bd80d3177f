import { useEffect, useEffectEvent, useRef } from 'react';
import { useDeskEvents } from '../events/useDeskEvents.ts';

/** What changes within this time is read together, ms. */
const TOGETHER_MS = 400;

/** Reads anew whenever something was said to the store, or by it. */
export function useInboxNews(refetch: () => Promise<unknown>): void {
  const soon = useRef<ReturnType<typeof setTimeout>>(undefined);
  const read = useEffectEvent(() => {
    soon.current = undefined;
    refetch().catch(() => undefined);
  });
  useDeskEvents('messages', () => {
    soon.current ??= setTimeout(() => read(), TOGETHER_MS);
  });
  useEffect(() => () => clearTimeout(soon.current), []);
}
