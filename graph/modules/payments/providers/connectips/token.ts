import { createSign } from 'node:crypto';
import type { ProviderAccess } from '../provider.ts';
import { openCertificate } from './certificate.ts';

/** Returns an RSA-SHA256 (PKCS #1 v1.5) signature with the store's private key, in base64. */
export async function signMessage(access: ProviderAccess, message: string): Promise<string> {
  const { privateKey } = await openCertificate(access);
  return createSign('RSA-SHA256').update(message, 'utf8').sign(privateKey, 'base64');
}

/** Joins fields as `NAME=value` with commas, in order. */
export function toMessage(fields: Readonly<Record<string, string>>): string {
  return Object.entries(fields)
    .map(([name, value]) => `${name}=${value}`)
    .join(',');
}
