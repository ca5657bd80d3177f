import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { TokenSettings } from '#graph/context.ts';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts what an app shares with the store for one account: a copy of the database alone opens nothing. */
export function sealed(text: string, userId: string, tokens: TokenSettings): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, toKey(tokens), iv).setAAD(Buffer.from(userId));
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url');
}

/** Null for what was sealed for another account or with another secret of the server. */
export function unsealed(seal: string, userId: string, tokens: TokenSettings): string | null {
  const bytes = Buffer.from(seal, 'base64url');
  const [iv, tag] = [bytes.subarray(0, IV_BYTES), bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)];
  try {
    const decipher = createDecipheriv(CIPHER, toKey(tokens), iv, { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(userId)).setAuthTag(tag);
    return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
}

/** A key of its own, so that nothing that is signed with the server's secret says anything about it. */
function toKey({ secret }: TokenSettings): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'two-factor secrets', 32));
}
