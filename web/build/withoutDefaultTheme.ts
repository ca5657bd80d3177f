import type { Plugin } from 'vite';

const MADE_ON_IMPORT = /[\\/]@mui[\\/]material[\\/](styles[\\/]defaultTheme|Box[\\/]Box)\.mjs$/;

/**
 * Material UI makes its own theme twice while it is read, for parts that stand outside any `ThemeProvider`. No part of
 * the app does, and a phone needs a tenth of a second for them.
 */
export function withoutDefaultTheme(): Plugin {
  return {
    name: 'without-default-theme',
    apply: 'build',
    transform: {
      filter: { id: MADE_ON_IMPORT },
      handler(code, id) {
        if (!code.includes('createTheme()')) throw new Error(`${id} makes no default theme any more.`);
        return { code: code.replace('createTheme()', '{}'), map: null };
      },
    },
  };
}
