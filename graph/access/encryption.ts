import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Secrets } from '#graph/context.ts';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts data that the store has to decrypt again. The ciphertext is bound to `owner` and cannot be decrypted for
 * another owner.
 */
export interface Encryption {
  encrypt(text: string, owner: string, secrets: Secrets): string;
  /** Returns null if the text was encrypted for another owner or with a secret this server does not have. */
  decrypt(ciphertext: string, owner: string, secrets: Secrets): string | null;
  /**
   * Re-encrypts with the current secret. Returns the input if it already uses the current secret or cannot be
   * decrypted.
   */
  reencrypt(ciphertext: string, owner: string, secrets: Secrets): string;
}

/**
 * Returns encryption with a key derived for one purpose. It cannot decrypt data encrypted for another purpose. The key
 * is not in the database, so a copy of the database alone is not enough to decrypt anything.
 */
export function createEncryption(purpose: string): Encryption {
  const encrypt: Encryption['encrypt'] = (text, owner, { sealing: [secret] }) => {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, toKey(secret), iv).setAAD(Buffer.from(owner));
    const encryptedBytes = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), encryptedBytes]).toString('base64url');
  };
  const decrypt: Encryption['decrypt'] = (ciphertext, owner, { sealing, signing }) => {
    // Data encrypted before SECRETS_KEY existed used the signing secret.
    for (const secret of [...sealing, ...signing]) {
      const text = decryptWith(ciphertext, owner, secret);
      if (text !== null) return text;
    }
    return null;
  };
  return {
    encrypt,
    decrypt,
    reencrypt: (ciphertext, owner, secrets) => {
      if (decryptWith(ciphertext, owner, secrets.sealing[0]) !== null) return ciphertext;
      const text = decrypt(ciphertext, owner, secrets);
      return text === null ? ciphertext : encrypt(text, owner, secrets);
    },
  };

  function decryptWith(ciphertext: string, owner: string, secret: Uint8Array): string | null {
    const bytes = Buffer.from(ciphertext, 'base64url');
    const [iv, tag] = [bytes.subarray(0, IV_BYTES), bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)];
    try {
      const decipher = createDecipheriv(CIPHER, toKey(secret), iv, { authTagLength: TAG_BYTES });
      decipher.setAAD(Buffer.from(owner)).setAuthTag(tag);
      return (
        decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
      );
    } catch {
      return null;
    }
  }

  function toKey(secret: Uint8Array): Buffer {
    return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  }
}
