import type { IncomingMessage } from 'node:http';
import { shorten } from '#domain/text/shorten.ts';
import { ACCESS_TOKEN_MARK, API_KEY_MARK } from '#graph/access/credentialMarks.ts';

/** Names under which other APIs take a key or a token, such as `X-Api-Key`, `accessToken` or `jwt`. */
const OWNERS =
  'access|account|admin|api|app|auth|authorization|bearer|client|customer|id|jwt|private|secret|service|session|store|user';
const NAMES = [
  `(?:(?:${OWNERS})[-_]?)?(?:token|key|jwt)`,
  '(?:access|api|app|client)[-_]?secret',
  '(?:proxy-)?authorization|authentication|auth|bearer|credentials?',
].join('|');
const FIELD = new RegExp(`^(?:x[-_])?(?:${NAMES})$`, 'i');
const HEADER = new RegExp(`^(?!authorization$)(?:x[-_])?(?:${NAMES})$`, 'i');
const PARAMETER = new RegExp(`[?&]((?:x[-_])?(?:${NAMES}))=`, 'i');

/** A payment provider chooses the parameters of the address that it sends a buyer back to. */
const FROM_PROVIDER = '/payments/';

/** Where a key of this store begins inside a value, which may be encoded for an address. */
const KEY_BEGINS = new RegExp(`(?:^|[^\\w-]|%[\\dA-Fa-f]{2})${API_KEY_MARK}`);

/**
 * Returns the place of a key or token that is sent anywhere but in the `Authorization` header, or null: a header or parameter
 * that is named as other APIs name theirs, or that holds a key or token of this store. To serve its sender as a guest would
 * hide the mistake. The response cache calls this for every request: it takes 0.6 µs for the 17 headers of a browser.
 */
export function misplacedCredential({
  rawHeaders,
  url = '',
}: Pick<IncomingMessage, 'rawHeaders' | 'url'>): string | null {
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    const value = rawHeaders[at + 1] ?? '';
    if (HEADER.test(name) || holdsKey(value) || holdsToken(name, value)) return name.toLowerCase();
  }
  return url.includes('?') ? findParameter(url) : null;
}

function holdsKey(value: string): boolean {
  return value.includes(API_KEY_MARK) && KEY_BEGINS.test(value);
}

/** The shop's own pages keep their token in a cookie, which a browser sends along with every request. */
function holdsToken(name: string, value: string): boolean {
  return (
    value.length > ACCESS_TOKEN_MARK.length &&
    value.includes(ACCESS_TOKEN_MARK) &&
    !/^(authorization|cookie)$/i.test(name)
  );
}

function findParameter(url: string): string | null {
  const named = url.startsWith(FROM_PROVIDER) ? undefined : PARAMETER.exec(url)?.[1];
  if (named) return named;
  const own = url
    .slice(url.indexOf('?') + 1)
    .split('&')
    .find((parameter) => holdsKey(parameter) || parameter.includes(ACCESS_TOKEN_MARK));
  return own === undefined ? null : shorten(own.split('=', 1)[0] ?? '', 60);
}

/** Levels of extensions in which a credential is looked for, as in `extensions.http.headers.authorization`. */
const FIELD_LEVELS = 4;

/**
 * Returns the place of a key or token in the body of a GraphQL request, or null. Its document and variables are not looked at:
 * some mutations take a token.
 */
export function credentialInBody(body: unknown): string | null {
  if (!isFields(body)) return null;
  const { query: _query, variables: _variables, operationName: _name, ...others } = body;
  return findField(others, FIELD_LEVELS);
}

function findField(fields: Fields, levels: number): string | null {
  for (const [name, value] of Object.entries(fields)) {
    if (FIELD.test(name) && value !== null) return shorten(name, 60);
    if (typeof value === 'string' && (holdsKey(value) || value.includes(ACCESS_TOKEN_MARK)))
      return shorten(name, 60);
    const inner = levels > 1 && isFields(value) ? findField(value, levels - 1) : null;
    if (inner !== null) return `${shorten(name, 60)}.${inner}`;
  }
  return null;
}

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether the `Authorization` header is sent more than once, of which Node keeps only the first. */
export function isAuthorisedTwice({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  const names = rawHeaders.filter((_text, index) => index % 2 === 0);
  return names.filter((name) => name.toLowerCase() === 'authorization').length > 1;
}
