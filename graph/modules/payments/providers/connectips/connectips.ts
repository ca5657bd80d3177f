import { missingKeys } from '../access.ts';
import type { PaymentProvider } from '../provider.ts';
import { parseCallback } from './callback.ts';
import { CONNECTIPS_RETURN, demoKeys } from './demoMerchant.ts';
import { CONNECTIPS_ORIGINS } from './gateway.ts';
import { initiate } from './initiate.ts';
import { query } from './query.ts';
import { tryKeys } from './tryKeys.ts';

/**
 * connectIPS of NCHL. Nothing of it is verified: there is no open document, and what is here is what client programs agree on
 * (npm `nestjs-connectips` 0.0.5, `yubarajshrestha/nchl`, and others in use): fields and messages, a TXNID of at most 20
 * characters, amounts in paisa, ways back that are registered and get `?TXNID=`, the words of `validatetxn`. They differ on
 * the address, so that the store can enter it. Of refunds none of them knows. The most for one payment is what NRB allows by
 * internet banking in a day; a bank may allow less.
 */
export const connectips: PaymentProvider = {
  method: 'CONNECTIPS',
  keys: [
    { name: 'merchantId', label: /*i18n*/ 'Merchant ID', isSecret: false },
    { name: 'appId', label: /*i18n*/ 'App ID', isSecret: false },
    { name: 'appName', label: /*i18n*/ 'App name', isSecret: false },
    { name: 'password', label: /*i18n*/ 'Password for validation', isSecret: true },
    { name: 'certificate', label: /*i18n*/ 'Certificate (CREDITOR.pfx)', isSecret: true, isFile: true },
    { name: 'certificatePassword', label: /*i18n*/ 'Password of the certificate', isSecret: true },
    {
      name: 'gateway',
      label: /*i18n*/ 'Address of the gateway',
      placeholder: 'https://login.connectips.com',
      isSecret: false,
      isOptional: true,
    },
  ],
  keyHelp:
    /*i18n*/ 'NCHL gives you these through your bank, once the two return addresses below are registered. This integration follows other stores’ experience, not NCHL’s own documentation: try a small payment first.',
  testHelp:
    /*i18n*/ 'The certificate is valid, and connectIPS accepts the sign-in. This check can’t tell whether the return addresses are registered: pay a small order to find out.',
  registeredPaths: Object.values(CONNECTIPS_RETURN),
  demoKeys,
  formOrigins: (demoUrl) => [...CONNECTIPS_ORIGINS, ...(demoUrl ? [demoUrl] : [])],
  initiate,
  parseCallback,
  query,
  tryKeys: async (access) => {
    const missing = missingKeys(connectips, access);
    return missing.length > 0 ? missing : tryKeys(access);
  },
};
