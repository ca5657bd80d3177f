import { use, useEffect, useState } from 'react';
import { NavigationContext } from './contexts.ts';

/**
 * Whether the next screen is on its way. Not by useSyncExternalStore: a screen that arrives while React renders would have
 * it render everything again in one go.
 */
export function useIsNavigating(): boolean {
  const navigation = use(NavigationContext);
  const [isNavigating, setNavigating] = useState(false);
  useEffect(() => {
    if (!navigation) return;
    const look = () => setNavigating(navigation.target !== null);
    look();
    return navigation.subscribe(look);
  }, [navigation]);
  return isNavigating;
}
