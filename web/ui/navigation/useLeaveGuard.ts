import { use, useEffect, useEffectEvent, useState } from 'react';
import type { Path } from 'react-router-dom';
import { NavigationContext } from './contexts.ts';

export interface BlockedNavigation {
  leave: () => void;
  stay: () => void;
}

/** Blocks navigations for which `shouldBlock` returns true. Returns the blocked navigation; null if there is none. */
export function useLeaveGuard(stops: (to: Partial<Path>) => boolean): BlockedNavigation | null {
  const navigation = use(NavigationContext);
  const [blocked, setBlocked] = useState<BlockedNavigation | null>(null);
  const ask = useEffectEvent((to: Partial<Path>, leave: () => void) => {
    if (!stops(to)) return false;
    setBlocked({ leave, stay: () => setBlocked(null) });
    return true;
  });
  useEffect(() => navigation?.addGuard((to, leave) => ask(to, leave)), [navigation]);
  return blocked;
}
