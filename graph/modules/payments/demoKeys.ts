import type { OnlineMethod } from '#domain/payments/onlineMethods.ts';
import { DEMO_CONNECTIPS, DEMO_ESEWA, DEMO_KHALTI, demoPrivateKey } from './demoMerchants.ts';
import { sealCertificate } from './providers/connectips/sealCertificate.ts';

const PASSWORD = 'creditor';
let certificate: Promise<string> | undefined;

/** The keys with which the store is known to the demo's provider, by their names: the same everywhere, so they are kept nowhere. */
export async function demoKeys(method: OnlineMethod): Promise<Record<string, string>> {
  if (method === 'ESEWA') return { productCode: DEMO_ESEWA.productCode, secretKey: DEMO_ESEWA.secret };
  if (method === 'KHALTI') return { secretKey: DEMO_KHALTI.secret };
  certificate ??= sealCertificate({
    privateKey: demoPrivateKey(),
    password: PASSWORD,
    from: new Date('2020-01-01T00:00:00Z'),
    until: new Date('2099-01-01T00:00:00Z'),
  });
  return { ...DEMO_CONNECTIPS, certificate: await certificate, certificatePassword: PASSWORD };
}
