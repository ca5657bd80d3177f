import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { DomainError } from '#domain/errors/errors.ts';
import { sha256 } from '#graph/access/sha256.ts';
import { keyOf } from '../access.ts';
import type { ProviderAccess } from '../provider.ts';

export interface Certificate {
  privateKey: KeyObject;
  /** When it is good. */
  from: Date;
  until: Date;
}

/** Opening one takes a tenth of a second, which every question would wait for. */
const opened = new LRUCache<string, Certificate>({ max: 4 });

/**
 * Opens CREDITOR.pfx, which NCHL makes for a store. Such files are often sealed with RC2 or 3DES, which OpenSSL opens no more
 * by itself. Throws a DomainError that says what is wrong with the file or its password.
 */
export async function openCertificate(access: ProviderAccess): Promise<Certificate> {
  const [file, password] = [keyOf(access, 'certificate') ?? '', keyOf(access, 'certificatePassword') ?? ''];
  const name = sha256(JSON.stringify([file, password]));
  const known = opened.get(name) ?? (await open(file, password));
  opened.set(name, known);
  return known;
}

async function open(file: string, password: string): Promise<Certificate> {
  const { default: forge } = await import('node-forge');
  const container = orElse(unreadable, () =>
    forge.asn1.fromDer(Buffer.from(file, 'base64').toString('binary')),
  );
  const { safeContents } = orElse(wrongPassword, () =>
    forge.pkcs12.pkcs12FromAsn1(container, false, password),
  );
  const bags = safeContents.flatMap(({ safeBags }) => safeBags);
  const key = bags.find((bag) => bag.key)?.key;
  if (!key) throw unreadable();
  const privateKey = createPrivateKey(forge.pki.privateKeyToPem(key));
  const own = bags
    .flatMap(({ cert }) => cert ?? [])
    .find((cert) => new X509Certificate(forge.pki.certificateToPem(cert)).checkPrivateKey(privateKey));
  if (!own) throw unreadable();
  return { privateKey, from: own.validity.notBefore, until: own.validity.notAfter };
}

function unreadable(): DomainError {
  return new DomainError('CERTIFICATE_UNREADABLE', 'certificate');
}

/** What the package throws besides says the same of it, or quotes what it was given. */
function orElse<Result>(problem: () => DomainError, open: () => Result): Result {
  try {
    return open();
  } catch {
    throw problem();
  }
}

function wrongPassword(): DomainError {
  return new DomainError('CERTIFICATE_PASSWORD_WRONG', 'certificatePassword');
}
