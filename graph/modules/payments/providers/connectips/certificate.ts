import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { DomainError } from '#domain/errors/errors.ts';
import { sha256 } from '#graph/access/sha256.ts';
import { getKey } from '../access.ts';
import type { ProviderAccess } from '../provider.ts';

export interface Certificate {
  privateKey: KeyObject;
  /** Start of the certificate's validity. */
  from: Date;
  until: Date;
}

/** Decrypting a certificate takes a tenth of a second, which would delay every query. */
const certificateCache = new LRUCache<string, Certificate>({ max: 4 });

/**
 * Opens CREDITOR.pfx, issued by NCHL for the store. Such files are often encrypted with RC2 or 3DES, which OpenSSL no
 * longer opens by default. Throws a DomainError that names the problem with the file or its password.
 */
export async function openCertificate(access: ProviderAccess): Promise<Certificate> {
  const [file, password] = [getKey(access, 'certificate') ?? '', getKey(access, 'certificatePassword') ?? ''];
  const name = sha256(JSON.stringify([file, password]));
  const certificate = certificateCache.get(name) ?? (await open(file, password));
  certificateCache.set(name, certificate);
  return certificate;
}

async function open(file: string, password: string): Promise<Certificate> {
  const { default: forge } = await import('node-forge');
  const container = mapError(createUnreadableError, () =>
    forge.asn1.fromDer(Buffer.from(file, 'base64').toString('binary')),
  );
  const { safeContents } = mapError(createPasswordError, () =>
    forge.pkcs12.pkcs12FromAsn1(container, false, password),
  );
  const bags = safeContents.flatMap(({ safeBags }) => safeBags);
  const key = bags.find((bag) => bag.key)?.key;
  if (!key) throw createUnreadableError();
  const privateKey = createPrivateKey(forge.pki.privateKeyToPem(key));
  const matchingCertificate = bags
    .flatMap(({ cert }) => cert ?? [])
    .find((cert) => new X509Certificate(forge.pki.certificateToPem(cert)).checkPrivateKey(privateKey));
  if (!matchingCertificate) throw createUnreadableError();
  return {
    privateKey,
    from: matchingCertificate.validity.notBefore,
    until: matchingCertificate.validity.notAfter,
  };
}

function createUnreadableError(): DomainError {
  return new DomainError('CERTIFICATE_UNREADABLE', 'certificate');
}

/** Replaces every error of the package, since its errors mean the same or quote their input. */
function mapError<Result>(createError: () => DomainError, open: () => Result): Result {
  try {
    return open();
  } catch {
    throw createError();
  }
}

function createPasswordError(): DomainError {
  return new DomainError('CERTIFICATE_PASSWORD_WRONG', 'certificatePassword');
}
