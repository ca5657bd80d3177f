import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { restRoutes } from '#graph/rest/routes.ts';
import { buildSchema } from '#graph/schema/buildSchema.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { nameOfRow } from '../accessOfRoute.ts';
import { buildDocument } from '../testing/buildDocument.ts';
import { CALLERS, type Caller } from '../testing/caller.ts';
import { type AccessFixture, anApiKey, createFixture } from '../testing/createFixture.ts';
import { expectedRules } from '../testing/expectedRules.ts';
import { findToken } from '../testing/findToken.ts';
import { getExpectedOutcome, getExpectedRouteOutcome } from '../testing/getExpectedOutcome.ts';
import { readContents } from '../testing/readContents.ts';

const server = useTestServer();
const schema = buildSchema();
const PROGRAMS = CALLERS.filter((caller) => caller.includes('-'));
const ASKING: readonly Caller[] = ['nobody', 'customer', 'admin', ...PROGRAMS];
const tokens: Partial<Record<Caller, string>> = {};
const bad: Record<string, string> = {};
let world: AccessFixture;

beforeAll(async () => {
  world = await createFixture(server);
  for (const caller of ASKING) tokens[caller] = await findToken(caller, { server, fixture: world });
  const revoked = await anApiKey(server.prisma, ['read-catalog', 'read-orders', 'write-orders']);
  await server.prisma.apiKey.update({ where: { id: revoked.row.id }, data: { revokedAt: server.clock.now } });
  const expiring = await findToken('superAdmin', { server, fixture: world });
  const ended = await findToken('another', { server, fixture: world });
  await server.prisma.session.updateMany({
    where: { user: { role: 'SUPER_ADMIN' } },
    data: { expiresAt: server.clock.now },
  });
  await server.prisma.session.updateMany({
    where: { user: { role: 'CUSTOMER' }, userId: { not: world.owner.id } },
    data: { endedAt: server.clock.now },
  });
  Object.assign(bad, {
    'an expired token': `Bearer ${expiring}`,
    'the token of an ended session': `Bearer ${ended}`,
    "a blocked account's token": `Bearer ${await findToken('blocked', { server, fixture: world })}`,
    'a revoked key': `Bearer ${revoked.secret}`,
    'an unknown key': `Bearer jwk_${'x'.repeat(32)}`,
    'a torn token': 'Bearer undefined',
    'another scheme': 'Basic dXNlcjpwYXNz',
  });
});
afterAll(() => server.prisma.session.deleteMany());

const BODIES = {
  'an empty body': '{}',
  'a body that is not JSON': '{"name": ',
  'unknown fields': '{"nonsense": 1}',
} as const;
const STATUS: Record<string, number> = { UNAUTHENTICATED: 401, FORBIDDEN: 403 };

/** Returns a guest, a customer, an admin, and one refused and one allowed integration. */
function oneOfEachKind(getOutcome: (caller: Caller) => string): Caller[] {
  const first = (isRefused: boolean) =>
    PROGRAMS.filter((caller) => Boolean(STATUS[getOutcome(caller)]) === isRefused).slice(0, 1);
  return ['nobody', 'customer', 'admin', ...first(true), ...first(false)];
}

function send(method: string, path: string, payload: string, authorization?: string) {
  return server.app.inject({
    method: method as 'GET',
    url: `/api${path.replace(/:\w+/g, 'nothing')}`,
    headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
    payload: method === 'GET' ? undefined : payload,
  });
}

describe.each(restRoutes.map((route) => [nameOfRow(route), route] as const))('%s', (_name, route) => {
  test('refuses a caller before it validates the body', async () => {
    const before = await readContents(server.prisma);
    const callers = oneOfEachKind((caller) => getExpectedRouteOutcome(route, caller));
    for (const [label, body] of Object.entries(BODIES))
      for (const caller of callers) {
        const status = STATUS[getExpectedRouteOutcome(route, caller)];
        // Without a body to reject, the call would succeed.
        if (!status && !route.body) continue;
        const token = tokens[caller];
        const answer = await send(route.method, route.path, body, token && `Bearer ${token}`);
        if (status) expect([label, caller, answer.statusCode]).toEqual([label, caller, status]);
        else expect([401, 403]).not.toContain(answer.statusCode);
        if (status) expect(answer.json().errors).toBeUndefined();
      }
    if (callers.every((caller) => STATUS[getExpectedRouteOutcome(route, caller)]))
      expect(await readContents(server.prisma)).toEqual(before);
  });

  test('returns 401 for an invalid token or key, whatever the request', async () => {
    for (const [label, authorization] of Object.entries(bad)) {
      const answer = await send(route.method, route.path, '{}', authorization);
      expect([label, answer.statusCode, answer.json().code]).toEqual([label, 401, 'UNAUTHENTICATED']);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  });

  if (route.body)
    test('names unknown fields of the body', async () => {
      const allowedCaller = ASKING.find((caller) => !STATUS[getExpectedRouteOutcome(route, caller)]);
      if (!allowedCaller) return;
      const token = tokens[allowedCaller];
      const answer = await send(route.method, route.path, '{"nonsense": 1}', token && `Bearer ${token}`);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().errors).toContainEqual(
        expect.objectContaining({ field: 'nonsense', message: 'This field does not exist.' }),
      );
    });
});

describe.each(['Query', 'Mutation'] as const)('%s', (root) => {
  const guarded = Object.entries(expectedRules[root]).filter(([, rule]) =>
    ASKING.some((caller) => STATUS[getExpectedOutcome(rule, caller)]),
  );

  test.each(guarded)(
    '%s refuses a caller before it validates variables or the document',
    async (field, rule) => {
      const [right, wrong] = [
        buildDocument(schema, root, field),
        `${root.toLowerCase()} { ${field}(nonsense: { a: 1 }) { nonsense } }`,
      ];
      for (const caller of oneOfEachKind((caller) => getExpectedOutcome(rule, caller))) {
        const code = getExpectedOutcome(rule, caller);
        if (!STATUS[code]) continue;
        for (const document of [right, wrong]) {
          const { status, errors } = await server.graphql(
            document,
            { input: { nonsense: 1 } },
            { token: tokens[caller] },
          );
          expect([caller, document, errors?.map(({ extensions }) => extensions.code)]).toEqual([
            caller,
            document,
            [code],
          ]);
          expect(status).toBe(STATUS[code]);
          expect(errors?.[0]?.message).not.toContain('nonsense');
        }
      }
    },
  );
});

test.each([
  ['GraphQL', 'POST', '/graphql', { query: '{ store { name } }' }],
  ['GraphQL by GET', 'GET', '/graphql?query=%7Bstore%7Bname%7D%7D', undefined],
  [
    'a sign-in',
    'POST',
    '/graphql',
    { query: 'mutation { login(input: { email: "a@example.com", password: "x" }) { token } }' },
  ],
  ['public REST reads', 'GET', '/api/products', undefined],
  ['an invoice', 'GET', '/invoices/one', undefined],
  ['a credit note', 'GET', '/invoices/credit-notes/one', undefined],
  ['a print file of orders', 'POST', '/invoices/print', { orderIds: ['one'], what: ['SLIPS'] }],
  ['an export file', 'GET', '/exports/one', undefined],
  ['a product photo', 'POST', '/media/uploads', { no: 'form' }],
  ['a review photo', 'POST', '/media/reviews', { no: 'form' }],
] as const)('%s returns 401 for an invalid token or key', async (_what, method, url, payload) => {
  const ask = (authorization?: string) =>
    server.app.inject({
      method,
      url,
      payload,
      headers: { 'apollo-require-preflight': 'yes', ...(authorization && { authorization }) },
    });
  // Fills a possible cache with another caller's response.
  await ask();
  for (const [label, authorization] of Object.entries(bad)) {
    const answer = await ask(authorization);
    expect([label, answer.statusCode]).toEqual([label, 401]);
    expect(answer.body).toContain(answer.headers['x-request-id']);
    expect(answer.json().data).toBeUndefined();
  }
});

test('an expired token gets its own error message', async () => {
  const { body } = await server.app.inject({
    url: '/api/auth/me',
    headers: { authorization: bad['an expired token'] },
  });
  expect(JSON.parse(body).message).toBe('Your session has expired. Please login again.');
});
