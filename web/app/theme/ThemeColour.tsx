import { useColorScheme, useTheme } from '@mui/material';
import { useEffect } from 'react';

/** Gives the browser's own frame the colour of the page, also where the visitor chose it against the system. */
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
