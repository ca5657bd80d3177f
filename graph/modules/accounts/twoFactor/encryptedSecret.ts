import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Secrets } from '#graph/context.ts';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts what an app shares with the store for one account: a copy of the database alone opens nothing. */
export function sealed(text: string, userId: string, { sealing: [secret] }: Secrets): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, toKey(secret), iv).setAAD(Buffer.from(userId));
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url');
}

/** Null for what was sealed for another account or with a secret that the server does not have. */
export function unsealed(seal: string, userId: string, { sealing, signing }: Secrets): string | null {
  // Before there was a secret for them, seals were made with the one that signs.
  for (const secret of [...sealing, ...signing]) {
    const text = opened(seal, userId, secret);
    if (text !== null) return text;
  }
  return null;
}

/** The same under the secret that seals; the seal itself where it is so already, or cannot be opened. */
export function resealed(seal: string, userId: string, secrets: Secrets): string {
  if (opened(seal, userId, secrets.sealing[0]) !== null) return seal;
  const text = unsealed(seal, userId, secrets);
  return text === null ? seal : sealed(text, userId, secrets);
}

function opened(seal: string, userId: string, secret: Uint8Array): string | null {
  const bytes = Buffer.from(seal, 'base64url');
  const [iv, tag] = [bytes.subarray(0, IV_BYTES), bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)];
  try {
    const decipher = createDecipheriv(CIPHER, toKey(secret), iv, { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(userId)).setAuthTag(tag);
    return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
}

/** A key of its own, so that nothing else that is made with the server's secret says anything about it. */
function toKey(secret: Uint8Array): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'two-factor secrets', 32));
}
