import { createHmac, timingSafeEqual } from 'node:crypto';

/** Returns the base64 HMAC of `name=value` pairs, in the order of the names. */
export function createEsewaSignature(
  secret: string,
  names: readonly string[],
  values: Readonly<Record<string, string>>,
): string {
  const message = names.map((name) => `${name}=${values[name] ?? ''}`).join(',');
  return createHmac('sha256', secret).update(message).digest('base64');
}

export function isSameSignature(expected: string, actual: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(actual)];
  return a.length === b.length && timingSafeEqual(a, b);
}
