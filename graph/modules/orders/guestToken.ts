import { createHmac } from 'node:crypto';
import { sha256 } from '#graph/access/sha256.ts';
import type { Secrets } from '#graph/context.ts';
import type { Order } from '#graph/prisma/generated/client.ts';

type GuestOrder = Pick<Order, 'number' | 'guestTokenHash'>;

/**
 * Returns the token that opens a guest's order. It is derived from the order's number and the server's secret, so that
 * a repeated request can return it again although only its hash is stored.
 */
export function signGuestToken(orderNumber: string, { signing: [secret] }: Secrets): string {
  return sign(orderNumber, secret);
}

/**
 * Returns a token that opens the order: the original one if a current secret still produces it, otherwise a new one.
 */
export function getGuestToken({ number, guestTokenHash }: GuestOrder, secrets: Secrets): string | null {
  if (guestTokenHash === null) return null;
  const validTokens = signWithEachSecret(number, secrets);
  return validTokens.find((token) => sha256(token) === guestTokenHash) ?? signGuestToken(number, secrets);
}

/**
 * Returns true if the token opens the guest's order: either the one whose hash is stored, which remains valid if the
 * server's secret changes, or one signed with a current secret.
 */
export function isGuestToken(
  token: string,
  { number, guestTokenHash }: GuestOrder,
  secrets: Secrets,
): boolean {
  if (guestTokenHash === null) return false;
  const tokenHash = sha256(token);
  return [guestTokenHash, ...signWithEachSecret(number, secrets).map(sha256)].includes(tokenHash);
}

function signWithEachSecret(orderNumber: string, { signing }: Secrets): string[] {
  return signing.map((secret) => sign(orderNumber, secret));
}

function sign(orderNumber: string, secret: Uint8Array): string {
  return createHmac('sha256', secret).update(`guest token of order ${orderNumber}`).digest('base64url');
}
