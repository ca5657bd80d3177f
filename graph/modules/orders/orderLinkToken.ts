import type { Secrets } from '#graph/context.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import { isValidSignature, signForPurpose } from './signature.ts';

type LinkedOrder = Pick<Order, 'number' | 'contactEmail'>;

interface SigningContext {
  secrets: Secrets;
  now: Date;
}

/** Validity of an emailed order link, long enough to cover delivery and the return period. */
const LINK_LIFETIME_MS = 60 * 86_400_000;

/**
 * Signs the emailed link that opens a guest's order. It is bound to the order's email address: after a change, links in
 * earlier emails no longer work. docs/decisions/0023
 */
export function signOrderLink(order: LinkedOrder, { secrets, now }: SigningContext): string {
  const expirySeconds = Math.floor((now.getTime() + LINK_LIFETIME_MS) / 1000).toString(36);
  return `${expirySeconds}.${signForPurpose('order link', buildSignedText(order, expirySeconds), secrets)}`;
}

/** Returns true if the link was emailed to the order's current address and has not expired. */
export function isOrderLink(token: string, order: LinkedOrder, { secrets, now }: SigningContext): boolean {
  const [expirySeconds = '', signature = ''] = token.split('.');
  const isUnexpired = Number.parseInt(expirySeconds, 36) * 1000 > now.getTime();
  return (
    isUnexpired && isValidSignature('order link', buildSignedText(order, expirySeconds), signature, secrets)
  );
}

function buildSignedText({ number, contactEmail }: LinkedOrder, expirySeconds: string): string {
  return `${number}.${expirySeconds}.${contactEmail}`;
}
