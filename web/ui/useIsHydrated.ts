import { createContext, use } from 'react';

export const HydratedContext = createContext(true);

/**
 * Returns false during hydration. Until it is true, components must render the same for every visitor, whatever this
 * browser has stored.
 */
export function useIsHydrated(): boolean {
  return use(HydratedContext);
}
