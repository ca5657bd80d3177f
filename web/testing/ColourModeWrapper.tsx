import { useColorScheme } from '@mui/material';
import { type ReactNode, useEffect } from 'react';
import { COLOUR_MODE_ATTRIBUTE } from '#web/app/theme/theme.ts';

/** Sets the page's colour mode while it is rendered. */
export function ColourModeWrapper({ mode, children }: { mode: 'light' | 'dark'; children: ReactNode }) {
  const { setMode } = useColorScheme();
  useEffect(() => {
    setMode(mode);
    return () => document.documentElement.removeAttribute(COLOUR_MODE_ATTRIBUTE);
  }, [mode, setMode]);
  return children;
}
