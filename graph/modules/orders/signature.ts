import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '#graph/context.ts';

/** What a signature is for: one of another purpose is worth nothing. */
type Purpose = 'payment link' | 'order link';

/** Signs a text for one purpose, base64url. */
export function signFor(purpose: Purpose, text: string, { signing: [secret] }: Secrets): string {
  return sign(purpose, text, secret).toString('base64url');
}

/** Whether the server, with this secret or an earlier one, has signed a text for this purpose. */
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
