import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Secrets } from '#graph/context.ts';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts what the store has to be able to read again; `owner` is what it belongs to, and opens it nowhere else. */
export interface Seals {
  sealed(text: string, owner: string, secrets: Secrets): string;
  /** Null for what was sealed for another owner or with a secret that the server does not have. */
  unsealed(seal: string, owner: string, secrets: Secrets): string | null;
  /** The same under the secret that seals; the seal itself where it is so already, or cannot be opened. */
  resealed(seal: string, owner: string, secrets: Secrets): string;
}

/**
 * Seals of one purpose, with a key of their own, so that nothing else that is made with the server's secret says anything
 * about it: a copy of the database alone opens nothing.
 */
export function sealsFor(purpose: string): Seals {
  const sealed: Seals['sealed'] = (text, owner, { sealing: [secret] }) => {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, toKey(secret), iv).setAAD(Buffer.from(owner));
    const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url');
  };
  const unsealed: Seals['unsealed'] = (seal, owner, { sealing, signing }) => {
    // Before there was a secret for them, seals were made with the one that signs.
    for (const secret of [...sealing, ...signing]) {
      const text = opened(seal, owner, secret);
      if (text !== null) return text;
    }
    return null;
  };
  return {
    sealed,
    unsealed,
    resealed: (seal, owner, secrets) => {
      if (opened(seal, owner, secrets.sealing[0]) !== null) return seal;
      const text = unsealed(seal, owner, secrets);
      return text === null ? seal : sealed(text, owner, secrets);
    },
  };

  function opened(seal: string, owner: string, secret: Uint8Array): string | null {
    const bytes = Buffer.from(seal, 'base64url');
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
