import type { IncomingMessage } from 'node:http';
import { shorten } from '#domain/text/shorten.ts';
import { ACCESS_TOKEN_PREFIX, API_KEY_PREFIX } from '#graph/access/credentialPrefixes.ts';

/** Names under which other APIs accept a key or token, such as `X-Api-Key`, `accessToken` or `jwt`. */
const CREDENTIAL_NAMES =
  'access|account|admin|api|app|auth|authorization|bearer|client|customer|id|jwt|private|secret|service|session|store|user';
const NAMES = [
  `(?:(?:${CREDENTIAL_NAMES})[-_]?)?(?:token|key|jwt)`,
  '(?:access|api|app|client)[-_]?secret',
  '(?:proxy-)?authorization|authentication|auth|bearer|credentials?',
].join('|');
const FIELD = new RegExp(`^(?:x[-_])?(?:${NAMES})$`, 'i');
const HEADER = new RegExp(`^(?!authorization$)(?:x[-_])?(?:${NAMES})$`, 'i');
const PARAMETER = new RegExp(`[?&]((?:x[-_])?(?:${NAMES}))=`, 'i');

/** Payment providers choose the parameters of the URL they return customers to. */
const PROVIDER_PATH = '/payments/';

/** Matches the start of one of our keys in a value, which may be percent-encoded. */
const API_KEY_PATTERN = new RegExp(`(?:^|[^\\w-]|%[\\dA-Fa-f]{2})${API_KEY_PREFIX}`);

/**
 * Returns the location of a key or token that is sent outside the `Authorization` header, or null. It recognises
 * headers and parameters with names that other APIs use, and values that contain one of our keys or tokens. Treating
 * the sender as a guest would hide the mistake. The response cache calls this for every request: it takes 0.6 µs for
 * the 17 headers of a browser.
 */
export function findMisplacedCredential({
  rawHeaders,
  url = '',
}: Pick<IncomingMessage, 'rawHeaders' | 'url'>): string | null {
  for (let position = 0; position < rawHeaders.length; position += 2) {
    const name = rawHeaders[position] ?? '';
    const value = rawHeaders[position + 1] ?? '';
    if (HEADER.test(name) || containsKey(value) || containsToken(name, value)) return name.toLowerCase();
  }
  return url.includes('?') ? findParameter(url) : null;
}

function containsKey(value: string): boolean {
  return value.includes(API_KEY_PREFIX) && API_KEY_PATTERN.test(value);
}

/** The shop stores its token in a cookie, which browsers send with every request. */
function containsToken(name: string, value: string): boolean {
  return (
    value.length > ACCESS_TOKEN_PREFIX.length &&
    value.includes(ACCESS_TOKEN_PREFIX) &&
    !/^(authorization|cookie)$/i.test(name)
  );
}

function findParameter(url: string): string | null {
  const parameterName = url.startsWith(PROVIDER_PATH) ? undefined : PARAMETER.exec(url)?.[1];
  if (parameterName) return parameterName;
  const tokenParameter = url
    .slice(url.indexOf('?') + 1)
    .split('&')
    .find((parameter) => containsKey(parameter) || parameter.includes(ACCESS_TOKEN_PREFIX));
  return tokenParameter === undefined ? null : shorten(tokenParameter.split('=', 1)[0] ?? '', 60);
}

/** Depth of extensions searched for a credential, as in `extensions.http.headers.authorization`. */
const MAX_FIELD_DEPTH = 4;

/**
 * Returns the location of a key or token in the body of a GraphQL request, or null. The document and variables are not
 * searched because some mutations take a token.
 */
export function findBodyCredential(body: unknown): string | null {
  if (!isFields(body)) return null;
  const { query: _query, variables: _variables, operationName: _name, ...otherFields } = body;
  return findField(otherFields, MAX_FIELD_DEPTH);
}

function findField(fields: Fields, depth: number): string | null {
  for (const [name, value] of Object.entries(fields)) {
    if (FIELD.test(name) && value !== null) return shorten(name, 60);
    if (typeof value === 'string' && (containsKey(value) || value.includes(ACCESS_TOKEN_PREFIX)))
      return shorten(name, 60);
    const innerField = depth > 1 && isFields(value) ? findField(value, depth - 1) : null;
    if (innerField !== null) return `${shorten(name, 60)}.${innerField}`;
  }
  return null;
}

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns true if the `Authorization` header was sent more than once. Node exposes only the first. */
export function hasTwoAuthorizationHeaders({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  const names = rawHeaders.filter((_text, index) => index % 2 === 0);
  return names.filter((name) => name.toLowerCase() === 'authorization').length > 1;
}
