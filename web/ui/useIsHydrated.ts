import { createContext, use } from 'react';

export const HydratedContext = createContext(true);

/**
 * Returns false during hydration. Until hydration is complete, components must render the same for every visitor,
 * regardless of the data stored in this browser.
 */
export function useIsHydrated(): boolean {
  return use(HydratedContext);
}
