import { createCertificate } from './createCertificate.ts';
import { getDemoKeyPair } from './getDemoKeyPair.ts';

/** A merchant known only to the demo's connectIPS. `getDemoPrivateKey` returns its signing key. */
export const DEMO_CONNECTIPS = {
  merchantId: '9999',
  appId: 'MER-9999-APP-1',
  appName: 'Jewelry store (demo)',
  password: 'demo-merchant-of-connectips',
} as const;

/** Return paths of the store. NCHL registers them once; no form contains them. */
export const CONNECTIPS_RETURN_PATHS = {
  success: '/payments/connectips/return/success',
  failure: '/payments/connectips/return/failure',
} as const;

/** Returns the demo merchant's private key, in PEM. */
export function getDemoPrivateKey(): string {
  return getDemoKeyPair().privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

/** Returns the public key with which the demo's connectIPS verifies its merchant, in PEM. */
export function getDemoPublicKey(): string {
  return getDemoKeyPair().publicKey.export({ type: 'spki', format: 'pem' }).toString();
}

const PASSWORD = 'creditor';
let certificate: Promise<string> | undefined;

/** Returns the demo merchant's keys by name. */
export async function getDemoKeys(): Promise<Record<string, string>> {
  certificate ??= createCertificate({
    privateKey: getDemoPrivateKey(),
    password: PASSWORD,
    from: new Date('2020-01-01T00:00:00Z'),
    until: new Date('2099-01-01T00:00:00Z'),
  });
  return { ...DEMO_CONNECTIPS, certificate: await certificate, certificatePassword: PASSWORD };
}
