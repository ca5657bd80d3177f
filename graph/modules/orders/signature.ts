import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '#graph/context.ts';

/** Purpose of a signature. A signature is invalid for any other purpose. */
type Purpose = 'payment link' | 'order link';

/** Signs a string for one purpose. Returns the signature in base64url. */
export function signForPurpose(purpose: Purpose, text: string, { signing: [secret] }: Secrets): string {
  return sign(purpose, text, secret).toString('base64url');
}

/** Returns true if the server signed the string for this purpose, with a current or an earlier secret. */
export function isValidSignature(
  purpose: Purpose,
  text: string,
  signature: string,
  { signing }: Secrets,
): boolean {
  const signatureBytes = Buffer.from(signature, 'base64url');
  return signing.some((secret) => {
    const expected = sign(purpose, text, secret);
    return expected.length === signatureBytes.length && timingSafeEqual(expected, signatureBytes);
  });
}

function sign(purpose: Purpose, text: string, secret: Uint8Array): Buffer {
  return createHmac('sha256', secret).update(`${purpose} ${text}`).digest();
}
