import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '#graph/context.ts';

const SIGNATURE_LENGTH = 20;
/** Matches the signed thread number in a recipient address. */
const SIGNED_ADDRESS = /\+(\d{1,10})\.([0-9a-f]{20})@/i;

/**
 * Returns a thread's own address: `inbox+12.<mark>@example.com` for `inbox@example.com`. The mark is a signature with
 * the server's secret, so that nobody can post to threads by guessing numbers.
 */
export function createThreadAddress(address: string, number: number, { sealing: [secret] }: Secrets): string {
  const atIndex = address.lastIndexOf('@');
  return `${address.slice(0, atIndex)}+${number}.${signNumber(number, secret)}${address.slice(atIndex)}`;
}

/** Returns the number of the thread addressed by one of the recipients; null if there is none. */
export function findThreadNumber(
  recipients: readonly string[],
  { sealing, signing }: Secrets,
): number | null {
  for (const recipient of recipients) {
    const [, digits = '', signature = ''] = SIGNED_ADDRESS.exec(recipient) ?? [];
    const number = Number(digits);
    if (
      digits !== '' &&
      [...sealing, ...signing].some((secret) => isSameSignature(signature, signNumber(number, secret)))
    )
      return number;
  }
  return null;
}

function signNumber(number: number, secret: Uint8Array): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'thread addresses', 32));
  return createHmac('sha256', key).update(String(number)).digest('hex').slice(0, SIGNATURE_LENGTH);
}

function isSameSignature(signature: string, expectedSignature: string): boolean {
  return timingSafeEqual(Buffer.from(signature.toLowerCase()), Buffer.from(expectedSignature));
}
