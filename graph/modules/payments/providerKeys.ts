import { createEncryption } from '#graph/access/encryption.ts';
import type { Secrets } from '#graph/context.ts';

/** Encrypts the keys that providers issue to the store. */
export const providerKeyEncryption = createEncryption('payment providers');

export type Keys = Record<string, string>;

export function encryptKeys(keys: Keys, method: string, secrets: Secrets): string {
  return providerKeyEncryption.encrypt(JSON.stringify(keys), method, secrets);
}

/** Decrypts keys, by name; null if no secret of the server can decrypt them. */
export function decryptKeys(encryptedKeys: string, method: string, secrets: Secrets): Keys | null {
  const text = providerKeyEncryption.decrypt(encryptedKeys, method, secrets);
  return text === null ? null : (JSON.parse(text) as Keys);
}
