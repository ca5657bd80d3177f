import { findMissingKeys } from '../access.ts';
import type { PaymentProvider } from '../provider.ts';
import { parseCallback } from './callback.ts';
import { DEMO_KHALTI } from './demoMerchant.ts';
import { initiate } from './initiate.ts';
import { query } from './query.ts';
import { refund } from './refund.ts';
import { testKeys } from './testKeys.ts';

/**
 * Khalti ePayment v2 (KPG-2), as documented in github.com/khalti/docs.khalti.com at 69afcd8 (2025-07-17):
 * `content/khalti-epayment.md` and `content/api/refund.md`. Largest payment: khalti.com/info/transaction-limits.
 *
 * Not verified: whether the minimum of 10 rupees is inclusive; the method and header of a refund (POST and the same key
 * are assumed); the unit of its amount (paisa, as the text says).
 */
export const khalti: PaymentProvider = {
  method: 'KHALTI',
  keys: [{ name: 'secretKey', label: /*i18n*/ 'Secret key', isSecret: true }],
  keyHelp:
    /*i18n*/ 'The secret key is in Khalti’s merchant dashboard: admin.khalti.com for real money, test-admin.khalti.com for testing.',
  testHelp:
    /*i18n*/ 'Khalti accepts this key. This check can’t show whether your account can take payments. Pay for a small order to find out.',
  createDemoKeys: async () => ({ secretKey: DEMO_KHALTI.secret }),
  // The browser is redirected, so no form is posted.
  listFormOrigins: () => [],
  initiate,
  parseCallback,
  query,
  refund,
  testKeys: async (access) => {
    const missingKeyErrors = findMissingKeys(khalti, access);
    return missingKeyErrors.length > 0 ? missingKeyErrors : testKeys(access);
  },
};
