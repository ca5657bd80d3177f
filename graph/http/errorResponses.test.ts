import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Secrets } from '#graph/context.ts';
import { createDatabases } from '#graph/prisma/databases.ts';
import { aCustomer } from '#graph/testing/aCustomer.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { signIn } from '#graph/testing/signIn.ts';
import { createApp } from './app.ts';

const server = useTestServer();
const secrets: Secrets = { signing: [new Uint8Array(32)], sealing: [new Uint8Array(32)] };
const log: string[] = [];
let app: FastifyInstance;

beforeAll(async () => {
  const { prisma, media, exportsDir } = server;
  const logger = pino({ level: 'error' }, { write: (line: string) => void log.push(line) });
  app = await createApp({
    ...createDatabases({ prisma, direct: server.direct }),
    media,
    exportsDir,
    secrets,
    logger,
  });
});
afterAll(() => app.close());
beforeEach(() => {
  log.length = 0;
});

const readLog = () => log.map((line) => JSON.parse(line));

function sendQuery(query: string, headers: Record<string, string> = {}) {
  return app.inject({ method: 'POST', url: '/graphql', headers, payload: { query } });
}

test("a document with another document's hash is a client error and not logged", async () => {
  const response = await app.inject({
    method: 'POST',
    url: '/graphql',
    payload: {
      query: '{ store { name } }',
      extensions: { persistedQuery: { version: 1, sha256Hash: '0'.repeat(64) } },
    },
  });
  expect(response.statusCode).toBe(400);
  expect(response.json().errors).toMatchObject([
    { message: 'provided sha does not match query', extensions: { code: 'BAD_REQUEST' } },
  ]);
  expect(log).toEqual([]);
});

test.each([
  ['mutation { logout { ended } }', { 'apollo-require-preflight': '1' }],
  ['mutation { logout { ended } }', {}],
  ['mutation { deleteOrder }', {}],
  ['mutation { logout { ended } }', { authorization: 'Bearer nobody' }],
] as const)('%s sent by GET is not allowed for any caller', async (query, headers) => {
  const response = await app.inject({ url: `/graphql?query=${encodeURIComponent(query)}`, headers });
  expect([response.statusCode, response.headers.allow]).toEqual([405, 'POST']);
  expect(response.json().errors).toMatchObject([{ extensions: { code: 'METHOD_NOT_ALLOWED' } }]);
  expect(log).toEqual([]);
});

describe('an unexpected error', () => {
  test('in a resolver is masked and logged with the request id of the response', async () => {
    const { id } = await aProduct(server.prisma);
    await app.snapshots.reload();
    await server.prisma.$executeRaw`RENAME TABLE reviews TO hidden`;
    const response = await sendQuery(`query Facts { product(id: "${id}") { reviews { totalCount } } }`);
    await server.prisma.$executeRaw`RENAME TABLE hidden TO reviews`;

    const requestId = response.headers['x-request-id'];
    expect(response.json().errors).toEqual([
      {
        message: 'Something went wrong. Please try again later.',
        locations: expect.any(Array),
        path: ['product', 'reviews'],
        extensions: { code: 'INTERNAL_SERVER_ERROR', requestId },
      },
    ]);
    expect(response.body).not.toMatch(/`reviews`|prisma|stack/i);
    expect(readLog()).toEqual([
      expect.objectContaining({ requestId, operationName: 'Facts', msg: 'GraphQL request failed' }),
    ]);
    expect(readLog()[0].err.message).toContain('reviews');
  });

  test('while the viewer is loaded is masked and logged', async () => {
    const { email } = await aCustomer(server.prisma);
    const token = await signIn({ ...server, graphql: createQuerySender(app) }, { email });
    await server.prisma.$executeRaw`RENAME TABLE sessions TO hidden`;
    const response = await sendQuery('{ store { name } }', { authorization: `Bearer ${token}` });
    await server.prisma.$executeRaw`RENAME TABLE hidden TO sessions`;

    expect(response.statusCode).toBe(500);
    expect(response.body).not.toMatch(/sessions|prisma/i);
    expect(readLog()).toEqual([expect.objectContaining({ requestId: response.headers['x-request-id'] })]);
  });

  test('outside GraphQL is masked and logged', async () => {
    await writeFile(join(server.mediaDir, 'broken.webp'), 'this is no photograph');
    const response = await app.inject('/media/broken.webp?w=320');
    const requestId = response.headers['x-request-id'];
    expect(response.statusCode).toBe(500);
    expect(response.json()).toEqual({ message: 'Something went wrong. Please try again later.', requestId });
    expect(response.headers['cache-control']).toBeUndefined();
    expect(readLog()).toEqual([expect.objectContaining({ requestId })]);
  });
});

describe('an invalid request', () => {
  test('in GraphQL gets a message and the request id, and is not logged as a failure', async () => {
    const response = await sendQuery('{ nothing }');
    expect(response.statusCode).toBe(400);
    expect(response.json().errors).toMatchObject([
      {
        message: expect.stringContaining('nothing'),
        extensions: { code: 'GRAPHQL_VALIDATION_FAILED', requestId: response.headers['x-request-id'] },
      },
    ]);
    expect(log).toEqual([]);
  });

  const UNREADABLE_BODIES = [
    ['truncated JSON', '{"query": "{ store', 'application/json', 400, 'BAD_USER_INPUT'],
    ['an empty body', '', 'application/json', 400, 'BAD_USER_INPUT'],
    [
      'a body of another type',
      'query={store{name}}',
      'application/x-www-form-urlencoded',
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    [
      'a body that is too long',
      `{"query":"${' '.repeat(1024 * 1024)}"}`,
      'application/json',
      413,
      'PAYLOAD_TOO_LARGE',
    ],
  ] as const;
  const sendBody = (payload: string, headers: Record<string, string>) =>
    app.inject({ method: 'POST', url: '/graphql', headers, payload });

  test.each(UNREADABLE_BODIES)('as %s gets a GraphQL error', async (_case, payload, type, status, code) => {
    const response = await sendBody(payload, { 'content-type': type });
    expect(response.statusCode).toBe(status);
    expect(response.json()).toEqual({
      errors: [
        { message: expect.any(String), extensions: { code, requestId: response.headers['x-request-id'] } },
      ],
    });
    expect(log).toEqual([]);
  });

  test.each(UNREADABLE_BODIES)('as %s with an invalid token gets 401', async (_case, payload, type) => {
    const response = await sendBody(payload, { 'content-type': type, authorization: 'Bearer torn' });
    expect([response.statusCode, response.json().errors[0].extensions.code]).toEqual([
      401,
      'UNAUTHENTICATED',
    ]);
    expect(response.headers['www-authenticate']).toBe('Bearer');
  });

  test.each([
    ['{"query":"{ __typename }","variables":{"__proto__":{"x":1}}}', '__proto__'],
    ['{"query":"{ __typename }","a":[{"constructor":{"prototype":{}}}]}', 'constructor.prototype'],
    ['{"\\u005f_proto__":1}', '__proto__'],
  ])('as %s gets the name of the forbidden key, in GraphQL and REST', async (payload, key) => {
    const message = `A body cannot contain the key ${key}.`;
    const response = await sendBody(payload, { 'content-type': 'application/json' });
    expect(response.statusCode).toBe(400);
    expect(response.json().errors).toMatchObject([{ message, extensions: { code: 'BAD_USER_INPUT' } }]);

    const restResponse = await app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'content-type': 'application/json' },
      payload,
    });
    expect(restResponse.statusCode).toBe(400);
    expect(restResponse.json()).toMatchObject({ success: false, message, code: 'BAD_USER_INPUT' });
    expect(log).toEqual([]);
  });

  const LIST = { query: 'query ($input: LoginInput!) { __typename }', variables: [] };
  test.each([
    ['nothing', {}, 400],
    ['a batch', [{ query: '{ __typename }' }], 400],
    ['variables in a list', LIST, 400],
    [
      'a forbidden document with an argument of the wrong type',
      { query: '{ adminOrder(id: {}) { id } }' },
      401,
    ],
    ['a missing operation', { query: 'query A { __typename }', operationName: 'B' }, 400],
  ])('as %s has the request id in every error', async (_case, payload, status) => {
    const response = await app.inject({ method: 'POST', url: '/graphql', payload });
    expect(response.statusCode).toBe(status);
    const requestId = response.headers['x-request-id'];
    expect(response.json().errors).toEqual([
      expect.objectContaining({
        extensions: expect.objectContaining({ code: expect.any(String), requestId }),
      }),
    ]);
  });

  const buildWrongLines = (count: number) => ({
    query: 'query ($input: QuoteInput!) { quote(input: $input) { __typename } }',
    variables: {
      input: {
        lines: Array.from({ length: count }, (_, index) => ({ productId: `${index}`, quantity: `${index}` })),
      },
    },
  });
  const buildWrongVariables = (count: number) => {
    const names = Array.from({ length: count }, (_, index) => `v${index}`);
    const lines = names.map((name) => `{ productId: "", quantity: $${name} }`);
    return {
      query: `query (${names.map((name) => `$${name}: Int!`)}) { quote(input: { lines: [${lines}] }) { __typename } }`,
      variables: Object.fromEntries(names.map((name) => [name, name])),
    };
  };

  test.each([
    ['51 variables', buildWrongVariables(51)],
    ['51 rows in a variable', buildWrongLines(51)],
    ['100 rows in a variable', buildWrongLines(100)],
  ])('with %s, all invalid, gets the first 50 errors', async (_case, payload) => {
    const response = await app.inject({ method: 'POST', url: '/graphql', payload });

    const { errors } = response.json();
    expect([response.statusCode, errors.length]).toEqual([400, 51]);
    expect(errors[0].message).toMatch(/^Variable "\$\w+" got invalid value/);
    expect(errors.at(-1).message).toContain('Too many errors processing variables');
    for (const { extensions } of errors)
      expect(extensions).toMatchObject({ code: 'BAD_USER_INPUT', requestId: expect.any(String) });
    expect(log).toEqual([]);
  });

  test('with another method gets the list of allowed methods', async () => {
    const response = await app.inject({ method: 'PUT', url: '/graphql', payload: '{' });
    expect([response.statusCode, response.headers.allow]).toEqual([405, 'GET, HEAD, POST, OPTIONS']);
    expect(response.json().errors[0].extensions.code).toBe('METHOD_NOT_ALLOWED');
  });

  test('for an unknown URL gets 404', async () => {
    const response = await app.inject('/nothing');
    expect(response.statusCode).toBe(404);
  });
});

function createQuerySender(instance: FastifyInstance) {
  return async (query: string, variables: Record<string, unknown> = {}) => {
    const response = await instance.inject({
      method: 'POST',
      url: '/graphql',
      payload: { query, variables },
    });
    return { status: response.statusCode, ...response.json() };
  };
}

test.each([
  [
    'more rows than a page can have',
    '{ products(first: 500) { totalCount } }',
    'ARGUMENT_OUT_OF_RANGE',
    { argument: 'first', most: 100 },
  ],
  [
    'a page after a cursor of another list',
    '{ products(first: 1, after: "xx") { totalCount } }',
    'CURSOR_LIST_MISMATCH',
    {},
  ],
])('an argument that requests %s gets 400 with a reason', async (_case, query, reason, params) => {
  const response = await sendQuery(query);
  expect(response.statusCode).toBe(400);
  expect(response.json().errors[0].extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    kind: 'INVALID',
    reason,
    params,
  });
});

test('a preview of metal rates with invalid input gets 400', async () => {
  const { email } = await aCustomer(server.prisma, { role: 'ADMIN' });
  const token = await signIn({ ...server, graphql: createQuerySender(app) }, { email });
  const response = await sendQuery('{ previewRates(input: { gold: -1 }) { __typename } }', {
    authorization: `Bearer ${token}`,
  });
  expect(response.json().errors[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT', kind: 'INVALID' });
  expect(response.statusCode).toBe(400);
});
