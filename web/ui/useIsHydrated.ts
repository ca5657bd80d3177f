import { createContext, use } from 'react';

export const HydratedContext = createContext(true);

/**
 * False while React takes over what the server rendered: until then a part must look as it does for everybody,
 * whatever this browser remembers.
 */
export function useIsHydrated(): boolean {
  return use(HydratedContext);
}
