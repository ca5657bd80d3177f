import { createHash } from 'node:crypto';

/** Returns the SHA-256 in hex, for storing high-entropy secrets. Passwords use password.ts instead. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
