import { use, useEffect, useState } from 'react';
import { NavigationContext } from './contexts.ts';

/**
 * Returns true while the next screen loads. It avoids useSyncExternalStore, which would make React render everything
 * again in one step if a screen finished loading during rendering.
 */
export function useIsNavigating(): boolean {
  const navigation = use(NavigationContext);
  const [isNavigating, setNavigating] = useState(false);
  useEffect(() => {
    if (!navigation) return;
    const update = () => setNavigating(navigation.target !== null);
    update();
    return navigation.subscribe(update);
  }, [navigation]);
  return isNavigating;
}
