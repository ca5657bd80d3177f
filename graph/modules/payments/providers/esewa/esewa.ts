import { missingKeys } from '../access.ts';
import type { PaymentProvider } from '../provider.ts';
import { ESEWA_FORM_ORIGINS } from './addresses.ts';
import { parseCallback } from './callback.ts';
import { DEMO_ESEWA } from './demoMerchant.ts';
import { initiate } from './initiate.ts';
import { query } from './query.ts';
import { tryKeys } from './tryKeys.ts';

/**
 * eSewa ePay v2, by developer.esewa.com.np/pages/Epay; its signatures were computed anew with the document's key.
 *
 * Not verified: that the answer comes in a parameter `data`; how long its page takes the money; what one payment may be (that
 * of wallets in general is taken); what its status API says of a product code that it does not know; how often it may be
 * asked. There is no document of refunds, so money goes back by hand.
 */
export const esewa: PaymentProvider = {
  method: 'ESEWA',
  keys: [
    { name: 'productCode', label: /*i18n*/ 'Product code (merchant code)', isSecret: false },
    { name: 'secretKey', label: /*i18n*/ 'Secret key', isSecret: true },
  ],
  keyHelp:
    /*i18n*/ 'eSewa gives you both with the merchant account. A wrong secret key shows only at the first payment, because eSewa has no way to check it.',
  testHelp:
    /*i18n*/ 'eSewa is reachable. This check can’t tell whether the secret key is right: pay a small order to find out.',
  demoKeys: async () => ({ productCode: DEMO_ESEWA.productCode, secretKey: DEMO_ESEWA.secret }),
  formOrigins: (demoUrl) => [...ESEWA_FORM_ORIGINS, ...(demoUrl ? [demoUrl] : [])],
  initiate,
  parseCallback,
  query,
  tryKeys: async (access) => {
    const missing = missingKeys(esewa, access);
    return missing.length > 0 ? missing : tryKeys(access);
  },
};
