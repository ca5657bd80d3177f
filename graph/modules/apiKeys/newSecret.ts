import { randomBytes } from 'node:crypto';
import { API_KEY_MARK } from '#graph/access/credentialMarks.ts';
import { sha256 } from '#graph/access/sha256.ts';

/** With the mark: enough to tell keys apart, and far too little to guess the rest by. */
const PREFIX_LENGTH = 12;

/** A secret that is kept nowhere, and what is: a plain hash will do, since it is random and long. */
export function newSecret(): { secret: string; prefix: string; keyHash: string } {
  const secret = `${API_KEY_MARK}${randomBytes(32).toString('base64url')}`;
  return { secret, prefix: secret.slice(0, PREFIX_LENGTH), keyHash: sha256(secret) };
}
