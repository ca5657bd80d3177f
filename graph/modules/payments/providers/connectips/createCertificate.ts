interface Sealed {
  /** PEM. */
  privateKey: string;
  password: string;
  from: Date;
  until: Date;
}

/** A CREDITOR.pfx in base64, such as NCHL makes for a store: the key with a certificate that it has signed itself. */
export async function sealCertificate({ privateKey, password, from, until }: Sealed): Promise<string> {
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
