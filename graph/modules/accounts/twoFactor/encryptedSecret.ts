import { encryptionFor } from '#graph/access/encryption.ts';

/** Encrypts an account's two-factor secret. */
export const { encrypt, decrypt, reencrypt } = encryptionFor('two-factor secrets');
