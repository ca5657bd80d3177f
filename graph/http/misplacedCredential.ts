import type { IncomingMessage } from 'node:http';

/** Headers in which other APIs take a key or a token. */
const HEADERS = [
  'x-api-key',
  'x-api-token',
  'x-access-token',
  'x-auth-token',
  'x-authorization',
  'api-key',
  'apikey',
] as const;

/** Parameters in which other APIs take a key or a token. */
const PARAMETERS = /[?&](access_token|api_key|api-key|apikey|auth_token)=/i;

/**
 * Returns the place of a key or token that is sent anywhere but in the `Authorization` header, or null. To serve its sender
 * as a guest would hide the mistake. The response cache asks for every request, so nothing is parsed.
 */
export function misplacedCredential({
  headers,
  url = '',
}: Pick<IncomingMessage, 'headers' | 'url'>): string | null {
  for (const name of HEADERS) if (headers[name] !== undefined) return name;
  return url.includes('?') ? (PARAMETERS.exec(url)?.[1] ?? null) : null;
}

/** Whether the `Authorization` header is sent more than once, of which Node keeps only the first. */
export function isAuthorisedTwice({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  const names = rawHeaders.filter((_text, index) => index % 2 === 0);
  return names.filter((name) => name.toLowerCase() === 'authorization').length > 1;
}
