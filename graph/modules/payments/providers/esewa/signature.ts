import { createHmac, timingSafeEqual } from 'node:crypto';

/** Fields signed when a customer is sent to eSewa, in this order. */
export const SIGNED_REQUEST_NAMES = ['total_amount', 'transaction_uuid', 'product_code'] as const;

/** Joins `name=value` with commas; null if one of the names has no value. */
export function buildSignedMessage(
  names: readonly string[],
  values: ReadonlyMap<string, string>,
): string | null {
  const parts = names.flatMap((name) => {
    const value = values.get(name);
    return value === undefined ? [] : [`${name}=${value}`];
  });
  return parts.length === names.length ? parts.join(',') : null;
}

/** Returns the HMAC-SHA-256 in base64. */
export function signMessage(message: string, secretKey: string): string {
  return createHmac('sha256', secretKey).update(message, 'utf8').digest('base64');
}

/** Compares in constant time. */
export function isSignedBy(message: string, secretKey: string, signature: string): boolean {
  const [expected, actual] = [Buffer.from(signMessage(message, secretKey)), Buffer.from(signature)];
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
