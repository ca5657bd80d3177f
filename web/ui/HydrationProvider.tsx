import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { HydratedContext } from './useIsHydrated.ts';

/**
 * Wraps server-rendered content. It avoids useSyncExternalStore, whose updates render in one step that would block a
 * tap.
 */
export function HydrationProvider({
  children,
  onHydrated,
}: {
  children: ReactNode;
  onHydrated?: () => void;
}) {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  useEffect(() => {
    if (isHydrated) onHydrated?.();
  }, [isHydrated, onHydrated]);
  return <HydratedContext value={isHydrated}>{children}</HydratedContext>;
}
