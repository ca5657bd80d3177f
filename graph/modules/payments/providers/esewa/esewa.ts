import { WALLET_LIMIT } from '#domain/payments/allowedMethods.ts';
import { missingKeys } from '../access.ts';
import type { PaymentProvider } from '../provider.ts';
import { ESEWA_FORM_ORIGINS } from './addresses.ts';
import { parseCallback } from './callback.ts';
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
    { name: 'productCode', isSecret: false },
    { name: 'secretKey', isSecret: true },
  ],
  limits: { least: 1, most: WALLET_LIMIT },
  formOrigins: (demoUrl) => [...ESEWA_FORM_ORIGINS, ...(demoUrl ? [demoUrl] : [])],
  initiate,
  parseCallback,
  query,
  tryKeys: async (access) => {
    const missing = missingKeys(esewa, access);
    return missing.length > 0 ? missing : tryKeys(access);
  },
};
