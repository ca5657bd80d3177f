import { use, useEffect, useEffectEvent, useState } from 'react';
import type { Path } from 'react-router-dom';
import { NavigationContext } from './contexts.ts';

export interface HeldBack {
  leave: () => void;
  stay: () => void;
}

/** Holds back who is about to leave where `stops` says so; null while nobody is. */
export function useLeaveGuard(stops: (to: Partial<Path>) => boolean): HeldBack | null {
  const navigation = use(NavigationContext);
  const [held, setHeld] = useState<HeldBack | null>(null);
  const ask = useEffectEvent((to: Partial<Path>, leave: () => void) => {
    if (!stops(to)) return false;
    setHeld({ leave, stay: () => setHeld(null) });
    return true;
  });
  useEffect(() => navigation?.watch((to, leave) => ask(to, leave)), [navigation]);
  return held;
}
