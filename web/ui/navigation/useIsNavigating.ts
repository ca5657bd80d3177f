import { use, useSyncExternalStore } from 'react';
import { NavigationContext } from './contexts.ts';

const nothing = () => () => {};

/** Whether the next screen is on its way. */
export function useIsNavigating(): boolean {
  const navigation = use(NavigationContext);
  return useSyncExternalStore(
    navigation?.subscribe ?? nothing,
    () => navigation?.target != null,
    () => false,
  );
}
