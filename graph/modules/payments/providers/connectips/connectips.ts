import { missingKeys } from '../access.ts';
import type { PaymentProvider } from '../provider.ts';
import { parseCallback } from './callback.ts';
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
    { name: 'merchantId', isSecret: false },
    { name: 'appId', isSecret: false },
    { name: 'appName', isSecret: false },
    { name: 'password', isSecret: true },
    { name: 'certificate', isSecret: true, isFile: true },
    { name: 'certificatePassword', isSecret: true },
    { name: 'gateway', isSecret: false, isOptional: true },
  ],
  limits: { least: 10, most: 2_000_000 },
  formOrigins: (demoUrl) => [...CONNECTIPS_ORIGINS, ...(demoUrl ? [demoUrl] : [])],
  initiate,
  parseCallback,
  query,
  tryKeys: async (access) => {
    const missing = missingKeys(connectips, access);
    return missing.length > 0 ? missing : tryKeys(access);
  },
};
