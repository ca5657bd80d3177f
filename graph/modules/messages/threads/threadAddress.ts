import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '#graph/context.ts';

const MARK_LENGTH = 20;
/** What stands between an address's own name and what is signed, in each of its recipients. */
const SIGNED = /\+(\d{1,10})\.([0-9a-f]{20})@/i;

/**
 * A thread's own address: `inbox+12.<mark>@example.com` of `inbox@example.com`. The mark is made with the server's
 * secret, so that nobody writes into threads by counting.
 */
export function threadAddress(address: string, number: number, { sealing: [secret] }: Secrets): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, at)}+${number}.${markOf(number, secret)}${address.slice(at)}`;
}

/** The number of the thread that one of the recipients is the address of; null where none of them is. */
export function threadNumberIn(recipients: readonly string[], { sealing, signing }: Secrets): number | null {
  for (const recipient of recipients) {
    const [, digits = '', mark = ''] = SIGNED.exec(recipient) ?? [];
    const number = Number(digits);
    if (digits !== '' && [...sealing, ...signing].some((secret) => isMark(mark, markOf(number, secret))))
      return number;
  }
  return null;
}

function markOf(number: number, secret: Uint8Array): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'thread addresses', 32));
  return createHmac('sha256', key).update(String(number)).digest('hex').slice(0, MARK_LENGTH);
}

function isMark(given: string, right: string): boolean {
  return timingSafeEqual(Buffer.from(given.toLowerCase()), Buffer.from(right));
}
