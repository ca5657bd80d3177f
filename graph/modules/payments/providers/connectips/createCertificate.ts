interface CertificateInput {
  /** PEM text. */
  privateKey: string;
  password: string;
  from: Date;
  until: Date;
}

/** Creates a CREDITOR.pfx in base64 like those NCHL issues to stores: a key with a self-signed certificate. */
export async function createCertificate({
  privateKey,
  password,
  from,
  until,
}: CertificateInput): Promise<string> {
  const { default: forge } = await import('node-forge');
  const key = forge.pki.privateKeyFromPem(privateKey);
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.setRsaPublicKey(key.n, key.e);
  certificate.serialNumber = '01';
  certificate.validity.notBefore = from;
  certificate.validity.notAfter = until;
  certificate.sign(key, forge.md.sha256.create());
  const container = forge.pkcs12.toPkcs12Asn1(key, certificate, password, { algorithm: '3des' });
  return Buffer.from(forge.asn1.toDer(container).getBytes(), 'binary').toString('base64');
}
