import { useColorScheme } from '@mui/material';
import { useIsHydrated } from '../useIsHydrated.ts';

/** The colours of the page; undefined while React takes over what the server rendered, which knows none. */
export function useColourScheme(): 'light' | 'dark' | undefined {
  const { colorScheme } = useColorScheme();
  return useIsHydrated() ? colorScheme : undefined;
}
