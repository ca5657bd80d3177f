import type { Plugin } from 'vite';

const MAKES_COMPONENT =
  /^(?:export )?(?:const|let|var) \w+ = (?=(?:\w+\.)?(?:forwardRef|memo|createContext)\()/gm;
const NAMES_COMPONENT = /^\w+\.displayName = ["'][\w.]+["'];$/gm;

/**
 * Leaves out the components and contexts of packages that nothing uses: that React makes one is no reason to keep it, nor
 * is the name that it has for developers.
 */
export function pureComponents(): Plugin {
  return {
    name: 'pure-components',
    apply: 'build',
    transform: {
      filter: { id: /node_modules/, code: MAKES_COMPONENT },
      handler: (code) => ({
        code: code.replace(MAKES_COMPONENT, '$&/* @__PURE__ */ ').replace(NAMES_COMPONENT, ''),
        map: null,
      }),
    },
  };
}
