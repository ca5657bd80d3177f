import { generateKeyPairSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import forge from 'node-forge';
import { filePath } from '#graph/filePath.ts';

const { privateKey: PEM } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});

/** The key of every certificate that is made here, in PEM. */
export const CREDITOR_KEY = PEM;

/** A CREDITOR.pfx in base64, opened by the password `creditor`. */
export function aCertificate({ from, until }: { from: Date; until: Date }): string {
  const key = forge.pki.privateKeyFromPem(PEM);
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.setRsaPublicKey(key.n, key.e);
  certificate.serialNumber = '01';
  certificate.validity.notBefore = from;
  certificate.validity.notAfter = until;
  certificate.sign(key, forge.md.sha256.create());
  const container = forge.pkcs12.toPkcs12Asn1(key, certificate, 'creditor', { algorithm: '3des' });
  return Buffer.from(forge.asn1.toDer(container).getBytes(), 'binary').toString('base64');
}

/** One that OpenSSL has sealed with RC2 of 40 bits, as Windows did; its password is `creditor` as well. */
export function anOldCertificate(): string {
  return readFileSync(filePath('#graph/modules/payments/providers/testing/creditor.pfx')).toString('base64');
}
