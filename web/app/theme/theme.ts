import { createTheme } from '@mui/material';
import { components } from './components.ts';
import { darkPalette, lightPalette } from './palette.ts';
import { typography } from './typography.ts';

/**
 * Set on the root by app/first-paint.js. On any other element, it sets the colour scheme of that element and its
 * children.
 */
export const COLOUR_MODE_ATTRIBUTE = 'data-colour-mode';

export const themeOptions = {
  cssVariables: { colorSchemeSelector: COLOUR_MODE_ATTRIBUTE },
  colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
  typography,
  components,
  shape: { borderRadius: 2 },
  focusVisible: true,
  motion: { reducedMotion: 'system' },
  transitions: {
    duration: {
      shortest: 150,
      shorter: 150,
      short: 200,
      standard: 200,
      complex: 250,
      enteringScreen: 250,
      leavingScreen: 200,
    },
    easing: { easeInOut: 'ease-out', easeOut: 'ease-out', easeIn: 'ease-out', sharp: 'ease-out' },
  },
} satisfies Parameters<typeof createTheme>[0];

export const theme = createTheme(themeOptions);
