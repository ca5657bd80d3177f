import type { Plugin } from 'vite';

const MODULE = /[\\/]@mui[\\/]x-data-grid[\\/]utils[\\/]css[\\/]context\.mjs$/;
const ELEMENT = /_jsx\("style", \{\s*href: `[^`]*`,\s*nonce: rootProps\.nonce,\s*children: cssString\s*\}\)/;

/**
 * The data grid writes its variables as text into an element, which the Content-Security-Policy refuses; so they go the
 * way of all other styles.
 */
export function gridStyles(): Plugin {
  return {
    name: 'grid-styles',
    apply: 'build',
    transform: {
      filter: { id: MODULE },
      handler(code) {
        if (!ELEMENT.test(code)) throw new Error('The data grid writes its variables in another way.');
        const styled = code.replace(ELEMENT, '_jsx(GlobalStyles, { styles: cssString })');
        return { code: `import GlobalStyles from '@mui/material/GlobalStyles';\n${styled}`, map: null };
      },
    },
  };
}
