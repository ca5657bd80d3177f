import type { Secrets } from '#graph/context.ts';
import { isValidSignature, signForPurpose } from '#graph/modules/orders/signature.ts';

/** Content of a payment link's token. */
export interface PaymentToken {
  /** Number of the order to pay. */
  number: string;
  expiresAt: Date;
}

/**
 * Signs a token that allows paying one order until a given time, and nothing else. The server stores nothing: the
 * number and time are signed with its secret for this purpose alone. docs/decisions/0061
 */
export function signPaymentToken({ number, expiresAt }: PaymentToken, secrets: Secrets): string {
  const signedText = `${number}.${Math.floor(expiresAt.getTime() / 1000).toString(36)}`;
  return `${signedText}.${signForPurpose('payment link', signedText, secrets)}`;
}

/** Returns the content of a token signed by the store, even if it has expired; null for any other text. */
export function readPaymentToken(token: string, secrets: Secrets): PaymentToken | null {
  const [number = '', seconds = '', signature = '', ...extraParts] = token.split('.');
  const isAuthentic = isValidSignature('payment link', `${number}.${seconds}`, signature, secrets);
  if (!isAuthentic || extraParts.length > 0) return null;
  return { number, expiresAt: new Date(Number.parseInt(seconds, 36) * 1000) };
}

/** Returns the URL of the payment page. */
export function buildPaymentLink(shopUrl: string, token: string): string {
  return `${shopUrl}/#/pay/${token}`;
}
