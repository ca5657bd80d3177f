import { createEncryption } from '#graph/access/encryption.ts';

/** Encrypts an account's two-factor secret. */
export const { encrypt, decrypt, reencrypt } = createEncryption('two-factor secrets');
