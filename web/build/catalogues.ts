import { formatter } from '@lingui/format-po';
import type { Plugin } from 'vite';
import { compileMessage } from '#web/locale/compileMessage.ts';

const CATALOGUE_FILE = /\.po$/;

/** Compiles a translation catalogue (`.po`) into a module that maps English texts to messages. */
export function catalogues(): Plugin {
  return {
    name: 'catalogues',
    transform: {
      filter: { id: CATALOGUE_FILE },
      async handler(catalogueSource, id) {
        const catalogue = await formatter({ explicitIdAsDefault: true }).parse(catalogueSource, {
          locale: undefined,
          sourceLocale: 'en',
          filename: id,
        });
        const messages = Object.fromEntries(
          Object.entries(catalogue).flatMap(([text, { translation }]) =>
            translation ? [[text, compileMessage(translation)]] : [],
          ),
        );
        // JSON.parse is faster than parsing an object literal.
        return {
          code: `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(messages))});`,
          map: null,
        };
      },
    },
  };
}
