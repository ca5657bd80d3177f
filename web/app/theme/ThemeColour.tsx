import { useColorScheme, useTheme } from '@mui/material';
import { useEffect } from 'react';

/**
 * Sets the colour of the browser's toolbar to that of the page, even if the visitor chose a mode other than the
 * system's.
 */
export function ThemeColour() {
  const { colorScheme = 'light' } = useColorScheme();
  const { colorSchemes } = useTheme();
  const colour = colorSchemes[colorScheme]?.palette.background.default;

  useEffect(() => {
    if (!colour) return;
    for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
      meta.setAttribute('content', colour);
  }, [colour]);
  return null;
}
