import { demoKeyPair } from './demoKeyPair.ts';
import { sealCertificate } from './sealCertificate.ts';

/** Known to the demo's connectIPS alone; the key that it signs with is `demoPrivateKey`. */
export const DEMO_CONNECTIPS = {
  merchantId: '9999',
  appId: 'MER-9999-APP-1',
  appName: 'Jewelry store (demo)',
  password: 'demo-merchant-of-connectips',
} as const;

/** Paths of the store to which connectIPS sends a browser back: NCHL registers them once, and no form names them. */
export const CONNECTIPS_RETURN = {
  success: '/payments/connectips/return/success',
  failure: '/payments/connectips/return/failure',
} as const;

/** Private key with which the demo's merchant signs, in PEM. */
export function demoPrivateKey(): string {
  return demoKeyPair().privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

/** Public key by which the demo's connectIPS verifies its merchant, in PEM. */
export function demoPublicKey(): string {
  return demoKeyPair().publicKey.export({ type: 'spki', format: 'pem' }).toString();
}

const PASSWORD = 'creditor';
let certificate: Promise<string> | undefined;

/** Keys of the demo's merchant by their names. */
export async function demoKeys(): Promise<Record<string, string>> {
  certificate ??= sealCertificate({
    privateKey: demoPrivateKey(),
    password: PASSWORD,
    from: new Date('2020-01-01T00:00:00Z'),
    until: new Date('2099-01-01T00:00:00Z'),
  });
  return { ...DEMO_CONNECTIPS, certificate: await certificate, certificatePassword: PASSWORD };
}
