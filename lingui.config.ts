import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

/** English texts are their own ids; `npx lingui extract` gathers them for translation. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'ne'],
  format: formatter({ lineNumbers: false, explicitIdAsDefault: true }),
  catalogs: [
    {
      path: '<rootDir>/web/locales/{locale}',
      include: ['web', 'domain'],
      exclude: ['**/*.generated.ts', '**/*.test.*'],
    },
  ],
});
