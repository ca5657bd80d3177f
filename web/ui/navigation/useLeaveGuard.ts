import { use, useEffect, useEffectEvent, useState } from 'react';
import type { Path } from 'react-router-dom';
import { NavigationContext } from './contexts.ts';

export interface BlockedNavigation {
  leave: () => void;
  stay: () => void;
}

/** Blocks navigations for which `shouldBlock` returns true. Returns the blocked navigation; null if there is none. */
export function useLeaveGuard(shouldBlock: (to: Partial<Path>) => boolean): BlockedNavigation | null {
  const navigation = use(NavigationContext);
  const [blockedNavigation, setBlockedNavigation] = useState<BlockedNavigation | null>(null);
  const blockNavigation = useEffectEvent((to: Partial<Path>, leave: () => void) => {
    if (!shouldBlock(to)) return false;
    setBlockedNavigation({ leave, stay: () => setBlockedNavigation(null) });
    return true;
  });
  useEffect(() => navigation?.addGuard((to, leave) => blockNavigation(to, leave)), [navigation]);
  return blockedNavigation;
}
