import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { HydratedContext } from './useIsHydrated.ts';

/**
 * Around what the server rendered. Not by useSyncExternalStore: what only this browser knows would come in one go, and a tap
 * wait for its end.
 */
export function Hydrated({ children, onHydrated }: { children: ReactNode; onHydrated?: () => void }) {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  useEffect(() => {
    if (isHydrated) onHydrated?.();
  }, [isHydrated, onHydrated]);
  return <HydratedContext value={isHydrated}>{children}</HydratedContext>;
}
