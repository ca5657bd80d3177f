import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

/** English texts are their own message ids. `npm run texts` extracts them for translation. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'ne'],
  format: formatter({ lineNumbers: false, explicitIdAsDefault: true }),
  orderBy: 'messageId',
  catalogs: [
    {
      path: '<rootDir>/web/locale/{locale}',
      include: ['web', 'domain', 'graph/modules'],
      exclude: [
        '**/*.generated.ts',
        '**/*.test.*',
        '**/testing/**',
        'web/admin/**',
        'web/build/**',
        'web/app/ProductPreview.tsx',
        // Texts used only in the back office.
        'domain/catalog/catalogStaffProblems.ts',
        'domain/catalog/product/**',
        'domain/orders/counter/**',
        'domain/orders/timelineNotes.ts',
        'domain/payments/paymentsStaffProblems.ts',
        'domain/payments/providerProblems.ts',
        'domain/payments/reconciliation/**',
        'domain/reporting/**',
        'domain/spreadsheets/**',
        'graph/modules/payments/providers/**',
      ],
    },
    {
      path: '<rootDir>/web/admin/locale/{locale}',
      include: [
        'web/admin',
        'domain/catalog/catalogStaffProblems.ts',
        'domain/catalog/product/**',
        'domain/orders/counter/**',
        'domain/orders/timelineNotes.ts',
        'domain/payments/paymentsStaffProblems.ts',
        'domain/payments/providerProblems.ts',
        'domain/payments/reconciliation/**',
        'domain/reporting/**',
        'domain/spreadsheets/**',
        'graph/modules/payments/providers/**',
      ],
      exclude: ['**/*.generated.ts', '**/*.test.*', '**/testing/**'],
    },
  ],
});
