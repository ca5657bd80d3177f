import { demoKeyPair } from './demoKeyPair.ts';

/** eSewa's own test merchant, which its documents print. */
export const DEMO_ESEWA = { productCode: 'EPAYTEST', secret: '8gBm/:&EnhH.1/q' } as const;

/** Known to the demo's Khalti alone. */
export const DEMO_KHALTI = { secret: 'demo-merchant-of-khalti' } as const;

/** Known to the demo's connectIPS alone; the key that it signs with is `demoPrivateKey`. */
export const DEMO_CONNECTIPS = {
  merchantId: '9999',
  appId: 'MER-9999-APP-1',
  appName: 'Jewelry store (demo)',
  password: 'demo-merchant-of-connectips',
} as const;

/** Where connectIPS sends a browser back to, of the store's address: it is agreed with NCHL once, and no form says it. */
export const CONNECTIPS_RETURN = {
  success: '/payments/connectips/return/success',
  failure: '/payments/connectips/return/failure',
} as const;

/** With which the demo's merchant signs at connectIPS, in PEM. */
export function demoPrivateKey(): string {
  return demoKeyPair().privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

/** By which the demo's connectIPS knows its merchant, in PEM. */
export function demoPublicKey(): string {
  return demoKeyPair().publicKey.export({ type: 'spki', format: 'pem' }).toString();
}
