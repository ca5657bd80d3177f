import type { Plugin } from 'vite';

const GRID_MODULE = /[\\/]@mui[\\/]x-data-grid[\\/]utils[\\/]css[\\/]context\.mjs$/;
const STYLE_ELEMENT =
  /_jsx\("style", \{\s*href: `[^`]*`,\s*nonce: rootProps\.nonce,\s*children: cssString\s*\}\)/;

/**
 * Adds the data grid's CSS variables to the global styles. The grid itself writes them as inline styles, which the
 * Content-Security-Policy blocks.
 */
export function gridStyles(): Plugin {
  return {
    name: 'grid-styles',
    apply: 'build',
    transform: {
      filter: { id: GRID_MODULE },
      handler(code) {
        if (!STYLE_ELEMENT.test(code)) throw new Error('The data grid writes its variables in another way.');
        const codeWithStyles = code.replace(STYLE_ELEMENT, '_jsx(GlobalStyles, { styles: cssString })');
        return {
          code: `import GlobalStyles from '@mui/material/GlobalStyles';\n${codeWithStyles}`,
          map: null,
        };
      },
    },
  };
}
