import type { Secrets } from '#graph/context.ts';
import { isSignedFor, signFor } from '#graph/modules/orders/signature.ts';

/** What a payment link says of itself. */
export interface PaymentToken {
  /** Of the order that it pays. */
  number: string;
  expiresAt: Date;
}

/**
 * What lets whoever has it pay one order until then, and do nothing else with it. The server keeps nothing: the number and the
 * time are signed with its secret, for this purpose alone. docs/decisions/0061
 */
export function signPaymentToken({ number, expiresAt }: PaymentToken, secrets: Secrets): string {
  const said = `${number}.${Math.floor(expiresAt.getTime() / 1000).toString(36)}`;
  return `${said}.${signFor('payment link', said, secrets)}`;
}

/** What the store itself has signed, also where its time is over; null for anything else. */
export function readPaymentToken(token: string, secrets: Secrets): PaymentToken | null {
  const [number = '', seconds = '', signature = '', ...more] = token.split('.');
  const isOurs = isSignedFor('payment link', `${number}.${seconds}`, signature, secrets);
  if (!isOurs || more.length > 0) return null;
  return { number, expiresAt: new Date(Number.parseInt(seconds, 36) * 1000) };
}

/** The page that it opens. */
export function paymentLinkOf(shopUrl: string, token: string): string {
  return `${shopUrl}/#/pay/${token}`;
}
