import { createHmac } from 'node:crypto';
import { sha256 } from '#graph/access/sha256.ts';
import type { Secrets } from '#graph/context.ts';
import type { Order } from '#graph/prisma/generated/client.ts';

type GuestOrder = Pick<Order, 'number' | 'guestTokenHash'>;

/**
 * The secret with which a guest opens an order. It follows from the order's number and the server's secret, so that
 * a repeated request can be answered with it again, while only its hash is stored.
 */
export function signGuestToken(orderNumber: string, { signing: [secret] }: Secrets): string {
  return sign(orderNumber, secret);
}

/** The order's secret to give out again: the first one as long as it can be told, then another that opens it too. */
export function guestTokenOf({ number, guestTokenHash }: GuestOrder, secrets: Secrets): string | null {
  if (guestTokenHash === null) return null;
  const known = signedTokens(number, secrets);
  return known.find((token) => sha256(token) === guestTokenHash) ?? signGuestToken(number, secrets);
}

/**
 * Whether this opens a guest's order: the secret whose hash is kept with it, which outlives every change of the server's
 * own, or one that the server has signed since.
 */
export function isGuestToken(
  token: string,
  { number, guestTokenHash }: GuestOrder,
  secrets: Secrets,
): boolean {
  if (guestTokenHash === null) return false;
  const given = sha256(token);
  return [guestTokenHash, ...signedTokens(number, secrets).map(sha256)].includes(given);
}

function signedTokens(orderNumber: string, { signing }: Secrets): string[] {
  return signing.map((secret) => sign(orderNumber, secret));
}

function sign(orderNumber: string, secret: Uint8Array): string {
  return createHmac('sha256', secret).update(`guest token of order ${orderNumber}`).digest('base64url');
}
