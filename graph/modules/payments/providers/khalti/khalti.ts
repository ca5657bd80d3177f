import { missingKeys } from '../access.ts';
import type { PaymentProvider } from '../provider.ts';
import { parseCallback } from './callback.ts';
import { DEMO_KHALTI } from './demoMerchant.ts';
import { initiate } from './initiate.ts';
import { query } from './query.ts';
import { refund } from './refund.ts';
import { tryKeys } from './tryKeys.ts';

/**
 * Khalti ePayment v2 (KPG-2), by github.com/khalti/docs.khalti.com at 69afcd8 (2025-07-17): `content/khalti-epayment.md` and
 * `content/api/refund.md`. Most for one payment: khalti.com/info/transaction-limits.
 *
 * Not verified: whether 10 rupees are enough or have to be passed; with what method and header a refund is asked for (POST and
 * the same key are taken); in what its amount is (paisa, as the text says).
 */
export const khalti: PaymentProvider = {
  method: 'KHALTI',
  keys: [{ name: 'secretKey', label: /*i18n*/ 'Secret key', isSecret: true }],
  keyHelp:
    /*i18n*/ 'Find the secret key in Khalti’s merchant dashboard: admin.khalti.com for real money, test-admin.khalti.com for tests.',
  testHelp:
    /*i18n*/ 'Khalti accepts this key. This check can’t tell whether your account can take payments: pay a small order to find out.',
  demoKeys: async () => ({ secretKey: DEMO_KHALTI.secret }),
  // The browser is sent on, not by a form.
  formOrigins: () => [],
  initiate,
  parseCallback,
  query,
  refund,
  tryKeys: async (access) => {
    const missing = missingKeys(khalti, access);
    return missing.length > 0 ? missing : tryKeys(access);
  },
};
