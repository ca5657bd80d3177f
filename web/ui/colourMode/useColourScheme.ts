import { useColorScheme } from '@mui/material';
import { useIsHydrated } from '../useIsHydrated.ts';

/** Returns the page's colour scheme; undefined during hydration, because the server does not know it. */
export function useColourScheme(): 'light' | 'dark' | undefined {
  const { colorScheme } = useColorScheme();
  return useIsHydrated() ? colorScheme : undefined;
}
