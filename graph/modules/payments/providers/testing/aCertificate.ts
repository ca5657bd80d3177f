import { generateKeyPairSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { filePath } from '#graph/filePath.ts';
import { sealCertificate } from '../connectips/sealCertificate.ts';

const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});

/** The key of every certificate that is made here, in PEM. */
export const CREDITOR_KEY = privateKey;

/** A CREDITOR.pfx in base64, opened by the password `creditor`. */
export function aCertificate(validity: { from: Date; until: Date }): Promise<string> {
  return sealCertificate({ privateKey, password: 'creditor', ...validity });
}

/** One that OpenSSL has sealed with RC2 of 40 bits, as Windows did; its password is `creditor` as well. */
export function anOldCertificate(): string {
  return readFileSync(filePath('#graph/modules/payments/providers/testing/creditor.pfx')).toString('base64');
}
