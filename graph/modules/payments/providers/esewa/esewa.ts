import { findMissingKeys } from '../access.ts';
import type { PaymentProvider } from '../provider.ts';
import { ESEWA_FORM_ORIGINS } from './addresses.ts';
import { parseCallback } from './callback.ts';
import { DEMO_ESEWA } from './demoMerchant.ts';
import { initiate } from './initiate.ts';
import { query } from './query.ts';
import { testKeys } from './testKeys.ts';

/**
 * eSewa ePay v2, as documented at developer.esewa.com.np/pages/Epay. The signatures there were recomputed with the
 * documented key.
 *
 * Not verified: that the response arrives in a parameter `data`; how long its page accepts payments; the largest
 * payment (the general wallet limit is assumed); the status API's response to an unknown product code; its rate limit.
 * Refunds are not documented, so they are made by hand.
 */
export const esewa: PaymentProvider = {
  method: 'ESEWA',
  keys: [
    { name: 'productCode', label: /*i18n*/ 'Product code (merchant code)', isSecret: false },
    { name: 'secretKey', label: /*i18n*/ 'Secret key', isSecret: true },
  ],
  keyHelp:
    /*i18n*/ 'eSewa gives you both with your merchant account. eSewa offers no way to check the secret key, so a wrong key is only noticed at the first payment.',
  testHelp:
    /*i18n*/ 'eSewa is reachable. This check can’t show whether the secret key is correct. Pay for a small order to find out.',
  createDemoKeys: async () => ({ productCode: DEMO_ESEWA.productCode, secretKey: DEMO_ESEWA.secret }),
  listFormOrigins: (demoUrl) => [...ESEWA_FORM_ORIGINS, ...(demoUrl ? [demoUrl] : [])],
  initiate,
  parseCallback,
  query,
  testKeys: async (access) => {
    const missingKeyErrors = findMissingKeys(esewa, access);
    return missingKeyErrors.length > 0 ? missingKeyErrors : testKeys(access);
  },
};
