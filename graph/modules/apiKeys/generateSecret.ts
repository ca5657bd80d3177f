import { randomBytes } from 'node:crypto';
import { API_KEY_PREFIX } from '#graph/access/credentialPrefixes.ts';
import { sha256 } from '#graph/access/sha256.ts';

/**
 * Length of the stored prefix, including the fixed key prefix. Long enough to distinguish keys, too short to guess the
 * secret.
 */
const PREFIX_LENGTH = 12;

/**
 * Generates a secret with its prefix and hash. Only the prefix and hash are stored. A plain hash is enough for a long
 * random secret.
 */
export function generateSecret(): { secret: string; prefix: string; keyHash: string } {
  const secret = `${API_KEY_PREFIX}${randomBytes(32).toString('base64url')}`;
  return { secret, prefix: secret.slice(0, PREFIX_LENGTH), keyHash: sha256(secret) };
}
