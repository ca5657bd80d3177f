import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createApp } from '#graph/http/app.ts';
import { createDatabases } from '#graph/prisma/databases.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { aCaller } from './testing/callers.ts';

const server = useTestServer();
const json = { 'content-type': 'application/json' };
const logLines: string[] = [];
let app: FastifyInstance;

beforeAll(async () => {
  const { prisma, media, exportsDir } = server;
  const logger = pino({ level: 'error' }, { write: (line: string) => void logLines.push(line) });
  app = await createApp({
    ...createDatabases({ prisma, direct: server.direct }),
    media,
    exportsDir,
    logger,
    secrets: { signing: [new Uint8Array(32)], sealing: [new Uint8Array(32)] },
  });
});
afterAll(() => app.close());
beforeEach(() => {
  logLines.length = 0;
});

describe('a request without a route of its own', () => {
  test.each([
    ['an unknown path', 'GET', '/api/nothing', 404, 'NOT_FOUND'],
    ['an unknown path for a write', 'POST', '/api/nothing/at/all', 404, 'NOT_FOUND'],
    ['the root', 'GET', '/api', 404, 'NOT_FOUND'],
    ['the root with a slash', 'GET', '/api/', 404, 'NOT_FOUND'],
    ['an extra slash', 'GET', '/api/products/', 404, 'NOT_FOUND'],
    ['a method that the path does not have', 'PATCH', '/api/products/one', 405, 'METHOD_NOT_ALLOWED'],
    ['a method of a similar path', 'PUT', '/api/products/featured', 405, 'METHOD_NOT_ALLOWED'],
  ] as const)('%s', async (_case, method, url, status, code) => {
    const response = await app.inject({ method, url });
    expect(response.statusCode).toBe(status);
    expect(response.json()).toEqual({
      success: false,
      message: expect.any(String),
      code,
      requestId: response.headers['x-request-id'],
    });
    expect(logLines).toEqual([]);
  });

  test('with another method lists the allowed methods before the body is read', async () => {
    const response = await app.inject({
      method: 'PATCH',
      url: '/api/users/wishlist',
      headers: { 'content-type': 'text/odd' },
      payload: '{',
    });
    expect(response.statusCode).toBe(405);
    expect(response.headers.allow?.split(', ').sort()).toEqual(['GET', 'HEAD', 'OPTIONS', 'POST']);
  });

  test('with OPTIONS lists the methods of the path', async () => {
    const response = await app.inject({ method: 'OPTIONS', url: '/api/auth/login' });
    expect(response.statusCode).toBe(204);
    expect(response.headers.allow).toBe('POST, OPTIONS');
    expect(response.body).toBe('');
  });

  test('with HEAD gets the response to GET without a body', async () => {
    const response = await app.inject({ method: 'HEAD', url: '/api/products' });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(response.body).toBe('');
  });
});

describe('invalid query parameters', () => {
  test.each([
    ['/api/products?minPrice=9007199254740993', 'minPrice', 'TOO_LARGE', /or less\.$/],
    ['/api/products?minPrice=many', 'minPrice', 'WRONG_TYPE', /a number\.$/],
  ])('%s is refused with a reason', async (url, field, reason, message) => {
    const response = await app.inject(url);
    expect(response.statusCode).toBe(400);
    expect(response.json().errors).toMatchObject([
      { field, reason, message: expect.stringMatching(message) },
    ]);
  });

  test('an invalid instant is refused with the accepted formats', async () => {
    const { token } = await aCaller(server, 'admin');
    const headers = { authorization: `Bearer ${token}` };
    for (const from of ['yesterday', '2026-11-21T06:00Z']) {
      const response = await server.app.inject({ url: `/api/admin/orders?from=${from}`, headers });
      expect(response.json().errors).toMatchObject([
        {
          field: 'from',
          message: expect.stringContaining('a day such as 2026-11-21, or an instant such as'),
        },
      ]);
    }
    for (const from of ['2026-11-21', '2026-11-21t06:00:00z']) {
      const response = await server.app.inject({ url: `/api/admin/orders?from=${from}`, headers });
      expect(response.statusCode).toBe(200);
    }
  });
});

describe('the content of a request body', () => {
  test.each([
    ['truncated JSON', '{"email": "', json, 400, 'BAD_USER_INPUT'],
    ['JSON that sets a prototype', '{"__proto__": {"role": "ADMIN"}}', json, 400, 'BAD_USER_INPUT'],
    [
      'another content type',
      'email=a',
      { 'content-type': 'application/x-www-form-urlencoded' },
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    ['plain text', '{}', { 'content-type': 'text/plain' }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['more than a MiB', `{"email":"${' '.repeat(1024 * 1024)}"}`, json, 413, 'PAYLOAD_TOO_LARGE'],
  ])('%s is refused', async (_case, payload, headers, status, code) => {
    const response = await app.inject({ method: 'POST', url: '/api/auth/login', headers, payload });
    expect(response.statusCode).toBe(status);
    expect(response.json()).toEqual({
      success: false,
      message: expect.stringMatching(
        /^(The body is (not valid JSON|too large)|This content type is not supported|A body cannot contain the key __proto__)/,
      ),
      code,
      requestId: response.headers['x-request-id'],
    });
    expect(logLines).toEqual([]);
  });

  test.each([
    ['nothing', '', 'It is required.'],
    ['null', 'null', 'It must be an object.'],
    ['a list', '[]', 'It must be an object.'],
    ['text', '"shipped"', 'It must be an object.'],
  ])('%s is reported if an object is expected', async (_case, payload, reason) => {
    const response = await app.inject({ method: 'POST', url: '/api/auth/login', headers: json, payload });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      message: `The body is invalid. ${reason}`,
      errors: [{ field: null, message: expect.any(String) }],
    });
  });

  test('a route without a body accepts an empty body with a JSON content type', async () => {
    const response = await app.inject({
      method: 'POST',
      url: '/api/auth/logout',
      headers: json,
      payload: '',
    });
    expect(response.statusCode).toBe(401);
    expect(response.headers['www-authenticate']).toBe('Bearer');
  });

  const savePreferences = async (preferences: string) => {
    const { token } = await aCaller(server, 'customer');
    const response = await server.app.inject({
      method: 'PUT',
      url: '/api/users/profile',
      headers: { ...json, authorization: `Bearer ${token}` },
      payload: `{"preferences": ${preferences}}`,
    });
    return { status: response.statusCode, ...response.json() };
  };

  test.each([
    ['a character written as two escapes', String.raw`\ud83d\ude00`, '\u{1F600}'],
    ['an escaped escape sequence', String.raw`\\ud800`, String.raw`\ud800`],
  ])('%s is stored', async (_case, text, storedText) => {
    const { status, data } = await savePreferences(`{"said": "${text}"}`);
    expect([status, data.user.preferences]).toEqual([200, { said: storedText }]);
  });

  test.each([
    ['a text', String.raw`{"said": "\ud800"}`, 'preferences.said'],
    ['a reversed surrogate pair', String.raw`{"said": ["ok", "\udc00\ud800"]}`, 'preferences.said.1'],
    ['a name', String.raw`{"\uD800": 1}`, 'preferences.\ufffd'],
  ])('a lone surrogate in %s is refused with the name of its field', async (_case, preferences, field) => {
    expect(await savePreferences(preferences)).toMatchObject({
      status: 400,
      reason: 'UNPAIRED_SURROGATE',
      errors: [{ field, message: expect.stringContaining(`${field} contains half a character`) }],
    });
  });

  test.each([
    ['a text', String.raw`{"said": ["ok", "S\ufffdta"]}`, 'preferences.said.1'],
    ['a name', String.raw`{"s\ufffdid": 1}`, 'preferences.s\ufffdid'],
  ])(
    'a replacement character in %s is refused with the name of its field',
    async (_case, preferences, field) => {
      expect(await savePreferences(preferences)).toMatchObject({
        status: 400,
        reason: 'UNREADABLE_CHARACTERS',
        errors: [{ field, message: expect.stringContaining('in place of a lost letter') }],
      });
    },
  );

  test('unknown fields are reported and nothing is changed', async () => {
    const payload = JSON.stringify({ email: 'nobody@example.com', password: 'wrong', role: 'ADMIN' });
    const response = await app.inject({ method: 'POST', url: '/api/auth/login', headers: json, payload });
    expect({ status: response.statusCode, ...response.json() }).toMatchObject({
      status: 400,
      code: 'BAD_USER_INPUT',
      errors: [{ field: 'role', message: 'This field does not exist.' }],
    });
  });

  test('an unknown query parameter is reported', async () => {
    const response = await app.inject('/api/products?stauts=active&metal=gold');
    expect(response.statusCode).toBe(400);
    expect(response.json().errors).toEqual([
      { field: 'stauts', reason: 'UNKNOWN_FIELD', params: {}, message: 'This field does not exist.' },
    ]);
  });
});

describe('an unexpected error', () => {
  test('is masked and logged with the request id', async () => {
    const { id } = await aProduct(server.prisma);
    await app.snapshots.reload();
    await server.prisma.$executeRaw`RENAME TABLE reviews TO hidden`;
    const response = await app.inject(`/api/products/${id}`);
    await server.prisma.$executeRaw`RENAME TABLE hidden TO reviews`;

    const requestId = response.headers['x-request-id'];
    expect(response.statusCode).toBe(500);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.json()).toEqual({
      success: false,
      message: 'Something went wrong. Please try again later.',
      code: 'INTERNAL_SERVER_ERROR',
      requestId,
    });
    const logEntries = logLines.map((line) => JSON.parse(line));
    expect(logEntries).toEqual([expect.objectContaining({ requestId })]);
    expect(logEntries[0].err.message).toContain('reviews');
  });
});

describe('the response cache', () => {
  test('serves a public read until the data changes, and returns 304 to a guest with a current copy', async () => {
    const { id } = await aProduct(server.prisma);
    await app.snapshots.reload();
    const url = `/api/products/${id}`;
    const first = await app.inject(url);
    await server.prisma.product.update({ where: { id }, data: { name: 'Renamed' } });
    const second = await app.inject(url);
    expect(second.body).toBe(first.body);
    expect(second.headers).toMatchObject({ 'cache-control': 'public, max-age=5', etag: expect.any(String) });
    const revalidationResponse = await app.inject({
      url,
      headers: { 'if-none-match': String(second.headers.etag) },
    });
    expect(revalidationResponse.statusCode).toBe(304);
    await app.snapshots.reload();
    expect((await app.inject(url)).body).toContain('Renamed');
  });

  test('caches nothing personal and nothing for signed-in callers', async () => {
    expect((await app.inject('/api/orders/track/JW-1')).headers['cache-control']).toBe('no-store');
    const response = await app.inject({ url: '/api/products', headers: { authorization: 'Bearer nothing' } });
    expect([response.statusCode, response.headers['cache-control']]).toEqual([401, 'no-store']);
  });

  test('keeps its responses after an unrelated write', async () => {
    const url = '/api/products?limit=100';
    const first = await app.inject(url);
    const registrationResponse = await app.inject({
      method: 'POST',
      url: '/api/auth/register',
      payload: createAccountInput(),
    });
    expect(registrationResponse.statusCode).toBe(201);
    const second = await app.inject(url);
    expect([first.headers['x-public-response'], second.body]).toEqual(['yes', first.body]);
  });
});

function createAccountInput() {
  const email = `cache-${crypto.randomUUID()}@example.com`;
  return { name: 'A Customer', email, password: 'A-long-password-1' };
}

test.each([51, 100])('lists the first 50 of %i invalid fields', async (invalidCount) => {
  const items = Array.from({ length: invalidCount }, () => ({ productId: 7, quantity: 'one' }));
  const response = await app.inject({ method: 'POST', url: '/api/orders', payload: { items } });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ success: false, code: 'BAD_USER_INPUT' });
  expect(response.json().errors).toHaveLength(50);
  expect(response.json().errors[0]).toMatchObject({ field: 'items.0.productId' });
  expect(logLines).toEqual([]);
});
