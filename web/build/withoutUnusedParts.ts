import type { Plugin } from 'vite';

/**
 * What Material UI and Emotion bring along and the app never uses, by the end of its path, and what stands in its place:
 * the ripple, which the theme switches off, the script for pages drawn by a server, and the statics of components that
 * are wrapped by `withTheme`.
 */
const UNUSED: [path: RegExp, instead: string][] = [
  [
    /[\\/]@mui[\\/]material[\\/]ButtonBase[\\/]TouchRipple\.mjs$/,
    'export const DELAY_RIPPLE = 0; export default () => null;',
  ],
  [
    /[\\/]@mui[\\/]system[\\/]InitColorSchemeScript[\\/]InitColorSchemeScript\.mjs$/,
    `export const DEFAULT_MODE_STORAGE_KEY = 'mode';
     export const DEFAULT_COLOR_SCHEME_STORAGE_KEY = 'color-scheme';
     export const DEFAULT_ATTRIBUTE = 'data-color-scheme';
     export const buildInitColorSchemeScript = () => null;
     export default () => null;`,
  ],
  [/[\\/]hoist-non-react-statics[\\/].*\.js$/, 'export default (target) => target;'],
];

/** Leaves out of the build what is never used; each of them is in the first load. */
export function withoutUnusedParts(): Plugin {
  return {
    name: 'without-unused-parts',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const path = id.split('?')[0] ?? id;
      const [, instead] = UNUSED.find(([unused]) => unused.test(path)) ?? [];
      return instead ? { code: instead, map: null } : null;
    },
  };
}
