import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { anApiKey } from '#graph/testing/anApiKey.ts';
import { useTestServer } from '#graph/testing/server.ts';

const server = useTestServer();
const QUERY_BODY = { query: '{ store { name } }' };

const KEY = `jwk_${'x'.repeat(43)}`;
const TOKEN = `${Buffer.from('{"alg":"HS256","typ":"JWT"}').toString('base64url')}.e30.c2lnbmF0dXJl`;

const HEADERS = [
  ...['x-api-key', 'X-API-KEY', 'api-key', 'apikey', 'x-api-token', 'x-access-token', 'x-auth-token'],
  ...['x-token', 'token', 'access-token', 'x-auth', 'auth', 'authentication', 'proxy-authorization'],
  ...['x-authorization', 'x-jwt', 'jwt', 'x-session-token', 'x-user-token', 'x-bearer', 'x-client-key'],
];
const PARAMETERS = [
  ...['access_token', 'accessToken', 'api_key', 'api-key', 'apikey', 'apiKey', 'auth_token', 'x-api-key'],
  ...['key', 'token', 'auth', 'jwt', 'bearer', 'authorization', 'session_token', 'client_secret'],
];

type MisplacedCase = [what: string, headers: Record<string, string>, search: string];

const misplacedCases: MisplacedCase[] = [
  ...HEADERS.map((name): MisplacedCase => [name, { [name]: 'x' }, '']),
  ...PARAMETERS.map((name): MisplacedCase => [`${name} in the URL`, {}, `?${name}=x`]),
  ['a key under any name', { 'x-anything': KEY }, ''],
  ['a key as a bearer token under any name', { 'x-anything': `Bearer ${KEY}` }, ''],
  ['a token under any name', { 'x-anything': `Bearer ${TOKEN}` }, ''],
  ['a key in a cookie', { cookie: `theme=dark; session=${KEY}` }, ''],
  ['a key in the URL under any name', {}, `?anything=${KEY}`],
  ['a key as a bearer token in the URL', {}, `?anything=Bearer%20${KEY}`],
  ['a token in the URL under any name', {}, `?anything=${TOKEN}`],
  ['Basic', { authorization: 'Basic dXNlcjpwYXNz' }, ''],
  ['Token', { authorization: 'Token jwk_x' }, ''],
  ['a bare key', { authorization: 'jwk_x' }, ''],
  ['a bare token', { authorization: 'eyJhbGciOi' }, ''],
  ['an empty Authorization header', { authorization: '' }, ''],
  ['a key in quotation marks', { authorization: `Bearer "${KEY}"` }, ''],
  ['a key in brackets', { authorization: `Bearer <${KEY}>` }, ''],
  ['a key after a colon', { authorization: `Bearer: ${KEY}` }, ''],
  ['Bearer twice', { authorization: `Bearer Bearer ${KEY}` }, ''],
  ['Bearer without a key', { authorization: 'Bearer ' }, ''],
  ['two keys', { authorization: `Bearer ${KEY},${KEY}` }, ''],
];

describe.each(misplacedCases)('a credential sent as %s gets 401 with a reason', (_name, headers, search) => {
  const reasons = /CREDENTIAL_MISPLACED|BEARER_SCHEME_REQUIRED/;

  test('over GraphQL, although the query is cached for guests', async () => {
    const sendQuery = (extraHeaders: Record<string, string>, queryString: string) =>
      server.app.inject({
        method: 'POST',
        url: `/graphql${queryString}`,
        headers: extraHeaders,
        payload: QUERY_BODY,
      });
    expect((await sendQuery({}, '')).statusCode).toBe(200);
    const result = await sendQuery(headers, search);
    expect(result.statusCode).toBe(401);
    expect(result.json().errors[0].extensions).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(result.body).toMatch(reasons);
    expect(result.body).toContain('Authorization: Bearer');
  });

  test.each(['/api/products', '/api/products/featured', '/api/auth/me'])('over REST at %s', async (url) => {
    await server.app.inject(url);
    const result = await server.app.inject({ url: `${url}${search}`, headers });
    expect(result.statusCode).toBe(401);
    expect(result.json()).toMatchObject({ success: false, code: 'UNAUTHENTICATED' });
    expect(result.body).toMatch(reasons);
  });
});

const BODY_CASES: [what: string, fields: object, place: string][] = [
  ...['access_token', 'accessToken', 'apiKey', 'api_key', 'token', 'authorization', 'jwt', 'x-api-key'].map(
    (name): [string, object, string] => [name, { [name]: 'x' }, name],
  ),
  ['a key under any name', { anything: KEY }, 'anything'],
  ['a token under any name', { anything: TOKEN }, 'anything'],
  [
    'a bearer token in extensions',
    { extensions: { authorization: `Bearer ${KEY}` } },
    'extensions.authorization',
  ],
  ['a key in extensions under any name', { extensions: { anything: KEY } }, 'extensions.anything'],
  [
    'a header in extensions',
    { extensions: { http: { headers: { Authorization: 'Bearer x' } } } },
    'extensions.http.headers.Authorization',
  ],
];

test.each(BODY_CASES)(
  'a credential sent in the body as %s gets 401 with its location',
  async (_case, fields, place) => {
    const sendQuery = (payload: object, headers = {}) =>
      server.app.inject({ method: 'POST', url: '/graphql', payload, headers });
    const result = await sendQuery({ ...QUERY_BODY, ...fields });
    expect(result.statusCode).toBe(401);
    expect(result.headers['www-authenticate']).toBe('Bearer');
    expect(result.json().errors).toMatchObject([
      { extensions: { code: 'UNAUTHENTICATED', reason: 'CREDENTIAL_MISPLACED', params: { place } } },
    ]);
    const { token } = await anApiKey(server, ['read-orders']);
    const acceptedResponse = await sendQuery(
      { ...QUERY_BODY, ...fields },
      { authorization: `Bearer ${token}` },
    );
    expect(acceptedResponse.statusCode).toBe(200);
  },
);

test.each(['access_token', 'apiKey', 'token', 'authorization'])(
  'a credential sent in the body as %s is refused over REST',
  async (name) => {
    const payload = { items: [], [name]: KEY };
    const result = await server.app.inject({ method: 'POST', url: '/api/orders', payload });
    expect(result.statusCode).toBe(400);
    expect(result.body).toContain(name);
  },
);

test.each([
  ['the hash of a stored document', { extensions: { persistedQuery: { version: 2, sha256Hash: 'x' } } }],
  ['the name of a client', { extensions: { clientLibrary: { name: 'x', version: '1' } }, id: 'x' }],
  ['a variable of the operation', { variables: { token: 'x' } }],
])('%s in the body is not a credential', async (_case, fields) => {
  const payload = { ...QUERY_BODY, ...fields };
  const result = await server.app.inject({ method: 'POST', url: '/graphql', payload });
  expect(result.statusCode).not.toBe(401);
});

test('ignores credentials for a proxy next to a valid key', async () => {
  const { token } = await anApiKey(server, ['read-orders']);
  for (const authorization of [`Bearer ${token}`, `bearer ${token}`, `Bearer   ${token}`]) {
    const result = await server.app.inject({
      url: '/api/admin/orders',
      headers: { authorization, 'x-api-key': 'of the gateway' },
    });
    expect(result.statusCode).toBe(200);
  }
});

test.each([
  ['the cookie that stores the shop’s token', { cookie: `theme=dark; token=${TOKEN}` }],
  ['a cookie of another application', { cookie: 'session=eyJhbGciOi.e30.c2ln; csrftoken=abcjwk_d' }],
  ['a gateway’s token', { 'x-gateway-assertion': 'eyJhbGciOiJSUzI1NiJ9.e30.c2lnbmF0dXJl' }],
  ['a header with a similar name', { 'x-csrf-token': 'x', 'idempotency-key': 'x', 'x-inbound-secret': 'x' }],
  ['the URL of a referring page', { referer: 'https://example.com/?token=x' }],
])('%s is not a misplaced credential', async (_case, headers) => {
  const result = await server.app.inject({ url: '/api/products', headers });
  expect(result.statusCode).toBe(200);
});

test('accepts tokens of guests, emailed links and payment providers in a URL', async () => {
  for (const url of ['/api/orders/JW-1?guestToken=x', '/invoices/JW-1?guestToken=x', '/unsubscribe?token=x'])
    expect((await server.app.inject(url)).statusCode).not.toBe(401);
  const returnResponse = await server.app.inject('/payments/khalti/return/none?token=x&key=y');
  expect(returnResponse.statusCode).not.toBe(401);
});

test('refuses two Authorization headers in any order', async () => {
  const { port } = await listen();
  const { token } = await anApiKey(server, ['read-orders']);
  for (const headers of [
    ['authorization', `Bearer ${token}`, 'Authorization', 'Bearer other'],
    ['Authorization', 'Bearer other', 'authorization', `Bearer ${token}`],
  ]) {
    const { status, body } = await get(port, headers);
    expect(status).toBe(401);
    expect(body).toMatch(/DUPLICATE_AUTHORIZATION_HEADER|UNAUTHENTICATED/);
  }
});

async function listen(): Promise<{ port: number }> {
  if (!server.app.server.listening) await server.app.listen({ port: 0, host: '127.0.0.1' });
  return server.app.server.address() as AddressInfo;
}

function get(port: number, headers: string[]) {
  return new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    const request = http.request(
      { port, host: '127.0.0.1', path: '/api/admin/orders', headers: ['Host', 'localhost', ...headers] },
      async (response) => resolve({ status: response.statusCode, body: await text(response) }),
    );
    request.on('error', reject).end();
  });
}
