import { generateKeyPairSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolveFilePath } from '#graph/filePath.ts';
import { createCertificate } from '../connectips/createCertificate.ts';

const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});

/** Key of every certificate created here, in PEM. */
export const CREDITOR_KEY = privateKey;

/** Returns a CREDITOR.pfx in base64 with the password `creditor`. */
export function aCertificate(validity: { from: Date; until: Date }): Promise<string> {
  return createCertificate({ privateKey, password: 'creditor', ...validity });
}

/** Returns a CREDITOR.pfx encrypted with 40-bit RC2, as old versions of Windows did, with the password `creditor`. */
export function anOldCertificate(): string {
  return readFileSync(resolveFilePath('#graph/modules/payments/providers/testing/creditor.pfx')).toString(
    'base64',
  );
}
