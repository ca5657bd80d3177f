import { formatter } from '@lingui/format-po';
import type { Plugin } from 'vite';
import { compileMessage } from '#web/locale/compileMessage.ts';

const PO = /\.po$/;

/** Reads a catalogue of translations (`.po`) as a module of compiled messages, by their English texts. */
export function catalogues(): Plugin {
  return {
    name: 'catalogues',
    transform: {
      filter: { id: PO },
      async handler(po, id) {
        const catalogue = await formatter({ explicitIdAsDefault: true }).parse(po, {
          locale: undefined,
          sourceLocale: 'en',
          filename: id,
        });
        const messages = Object.fromEntries(
          Object.entries(catalogue).flatMap(([text, { translation }]) =>
            translation ? [[text, compileMessage(translation)]] : [],
          ),
        );
        // Parsed faster than an object of the language itself.
        return {
          code: `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(messages))});`,
          map: null,
        };
      },
    },
  };
}
