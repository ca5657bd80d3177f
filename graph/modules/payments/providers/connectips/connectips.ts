import { findMissingKeys } from '../access.ts';
import type { PaymentProvider } from '../provider.ts';
import { parseCallback } from './callback.ts';
import { CONNECTIPS_RETURN_PATHS, getDemoKeys } from './demoMerchant.ts';
import { CONNECTIPS_ORIGINS } from './gateway.ts';
import { initiate } from './initiate.ts';
import { query } from './query.ts';
import { testKeys } from './testKeys.ts';

/**
 * connectIPS of NCHL. None of this is verified, since there is no public documentation. It follows the points on which
 * client libraries agree (npm `nestjs-connectips` 0.0.5, `yubarajshrestha/nchl`, and others in use): fields and
 * messages, a TXNID of at most 20 characters, amounts in paisa, registered return URLs that receive `?TXNID=`, the
 * statuses of `validatetxn`. The libraries differ on the URL, so the store can enter it. None of them supports refunds.
 * The largest payment is NRB's daily limit for internet banking; a bank may allow less.
 */
export const connectips: PaymentProvider = {
  method: 'CONNECTIPS',
  keys: [
    { name: 'merchantId', label: /*i18n*/ 'Merchant ID', isSecret: false },
    { name: 'appId', label: /*i18n*/ 'App ID', isSecret: false },
    { name: 'appName', label: /*i18n*/ 'App name', isSecret: false },
    { name: 'password', label: /*i18n*/ 'Validation password', isSecret: true },
    { name: 'certificate', label: /*i18n*/ 'Certificate (CREDITOR.pfx)', isSecret: true, isFile: true },
    { name: 'certificatePassword', label: /*i18n*/ 'Certificate password', isSecret: true },
    {
      name: 'gateway',
      label: /*i18n*/ 'Gateway URL',
      placeholder: 'https://login.connectips.com',
      isSecret: false,
      isOptional: true,
    },
  ],
  keyHelp:
    /*i18n*/ 'NCHL gives you these details through your bank once the two return URLs below are registered. This integration is based on other stores’ experience, not on NCHL’s documentation. Make a small test payment first.',
  testHelp:
    /*i18n*/ 'The certificate is valid, and connectIPS accepts the sign-in. This check can’t show whether the return URLs are registered. Pay for a small order to find out.',
  registeredPaths: Object.values(CONNECTIPS_RETURN_PATHS),
  createDemoKeys: getDemoKeys,
  listFormOrigins: (demoUrl) => [...CONNECTIPS_ORIGINS, ...(demoUrl ? [demoUrl] : [])],
  initiate,
  parseCallback,
  query,
  testKeys: async (access) => {
    const missingKeyErrors = findMissingKeys(connectips, access);
    return missingKeyErrors.length > 0 ? missingKeyErrors : testKeys(access);
  },
};
