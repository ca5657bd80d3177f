import { createHash } from 'node:crypto';

/** SHA-256 in hex: how a secret with much entropy is stored. Passwords go through password.ts instead. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
