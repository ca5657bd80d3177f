import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '#graph/context.ts';

/** Purpose of a signature, which is invalid for any other purpose. */
type Purpose = 'payment link' | 'order link';

/** Signs a text for one purpose, base64url. */
export function signFor(purpose: Purpose, text: string, { signing: [secret] }: Secrets): string {
  return sign(purpose, text, secret).toString('base64url');
}

/** Returns true if the server signed the text for this purpose, with a current or an earlier secret. */
export function isSignedFor(
  purpose: Purpose,
  text: string,
  signature: string,
  { signing }: Secrets,
): boolean {
  const given = Buffer.from(signature, 'base64url');
  return signing.some((secret) => {
    const ours = sign(purpose, text, secret);
    return ours.length === given.length && timingSafeEqual(ours, given);
  });
}

function sign(purpose: Purpose, text: string, secret: Uint8Array): Buffer {
  return createHmac('sha256', secret).update(`${purpose} ${text}`).digest();
}
