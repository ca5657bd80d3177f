import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { restRoutes } from '#graph/rest/routes.ts';
import { buildSchema } from '#graph/schema/buildSchema.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { formatRoute } from '../getRouteAccess.ts';
import { buildDocument } from '../testing/buildDocument.ts';
import { CALLERS, type Caller } from '../testing/caller.ts';
import { type AccessFixture, anApiKey, createFixture } from '../testing/createFixture.ts';
import { expectedRules } from '../testing/expectedRules.ts';
import { findToken } from '../testing/findToken.ts';
import { getExpectedOutcome, getExpectedRouteOutcome } from '../testing/getExpectedOutcome.ts';
import { readContents } from '../testing/readContents.ts';

const server = useTestServer();
const schema = buildSchema();
const INTEGRATIONS = CALLERS.filter((caller) => caller.includes('-'));
const SAMPLE_CALLERS: readonly Caller[] = ['nobody', 'customer', 'admin', ...INTEGRATIONS];
const tokens: Partial<Record<Caller, string>> = {};
const invalidTokens: Record<string, string> = {};
let fixture: AccessFixture;

beforeAll(async () => {
  fixture = await createFixture(server);
  for (const caller of SAMPLE_CALLERS) tokens[caller] = await findToken(caller, { server, fixture });
  const revokedKey = await anApiKey(server.prisma, ['read-catalog', 'read-orders', 'write-orders']);
  await server.prisma.apiKey.update({
    where: { id: revokedKey.row.id },
    data: { revokedAt: server.clock.now },
  });
  const expiringToken = await findToken('superAdmin', { server, fixture });
  const endedToken = await findToken('another', { server, fixture });
  await server.prisma.session.updateMany({
    where: { user: { role: 'SUPER_ADMIN' } },
    data: { expiresAt: server.clock.now },
  });
  await server.prisma.session.updateMany({
    where: { user: { role: 'CUSTOMER' }, userId: { not: fixture.owner.id } },
    data: { endedAt: server.clock.now },
  });
  Object.assign(invalidTokens, {
    'an expired token': `Bearer ${expiringToken}`,
    'the token of an ended session': `Bearer ${endedToken}`,
    "a blocked account's token": `Bearer ${await findToken('blocked', { server, fixture })}`,
    'a revoked key': `Bearer ${revokedKey.secret}`,
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
function pickOneOfEachKind(getOutcome: (caller: Caller) => string): Caller[] {
  const findCaller = (isRefused: boolean) =>
    INTEGRATIONS.filter((caller) => Boolean(STATUS[getOutcome(caller)]) === isRefused).slice(0, 1);
  return ['nobody', 'customer', 'admin', ...findCaller(true), ...findCaller(false)];
}

function send(method: string, path: string, payload: string, authorization?: string) {
  return server.app.inject({
    method: method as 'GET',
    url: `/api${path.replace(/:\w+/g, 'nothing')}`,
    headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
    payload: method === 'GET' ? undefined : payload,
  });
}

describe.each(restRoutes.map((route) => [formatRoute(route), route] as const))('%s', (_name, route) => {
  test('refuses a caller before it validates the body', async () => {
    const before = await readContents(server.prisma);
    const callers = pickOneOfEachKind((caller) => getExpectedRouteOutcome(route, caller));
    for (const [label, body] of Object.entries(BODIES))
      for (const caller of callers) {
        const status = STATUS[getExpectedRouteOutcome(route, caller)];
        // Without a body to reject, the call would succeed.
        if (!status && !route.body) continue;
        const token = tokens[caller];
        const response = await send(route.method, route.path, body, token && `Bearer ${token}`);
        if (status) expect([label, caller, response.statusCode]).toEqual([label, caller, status]);
        else expect([401, 403]).not.toContain(response.statusCode);
        if (status) expect(response.json().errors).toBeUndefined();
      }
    if (callers.every((caller) => STATUS[getExpectedRouteOutcome(route, caller)]))
      expect(await readContents(server.prisma)).toEqual(before);
  });

  test('returns 401 for an invalid token or key, whatever the request', async () => {
    for (const [label, authorization] of Object.entries(invalidTokens)) {
      const response = await send(route.method, route.path, '{}', authorization);
      expect([label, response.statusCode, response.json().code]).toEqual([label, 401, 'UNAUTHENTICATED']);
      expect(response.headers['cache-control']).toBe('no-store');
    }
  });

  if (route.body)
    test('names unknown fields of the body', async () => {
      const allowedCaller = SAMPLE_CALLERS.find((caller) => !STATUS[getExpectedRouteOutcome(route, caller)]);
      if (!allowedCaller) return;
      const token = tokens[allowedCaller];
      const response = await send(route.method, route.path, '{"nonsense": 1}', token && `Bearer ${token}`);
      expect(response.statusCode).toBe(400);
      expect(response.json().errors).toContainEqual(
        expect.objectContaining({ field: 'nonsense', message: 'This field does not exist.' }),
      );
    });
});

describe.each(['Query', 'Mutation'] as const)('%s', (root) => {
  const guardedRules = Object.entries(expectedRules[root]).filter(([, rule]) =>
    SAMPLE_CALLERS.some((caller) => STATUS[getExpectedOutcome(rule, caller)]),
  );

  test.each(guardedRules)(
    '%s refuses a caller before it validates variables or the document',
    async (field, rule) => {
      const [validDocument, invalidDocument] = [
        buildDocument(schema, root, field),
        `${root.toLowerCase()} { ${field}(nonsense: { a: 1 }) { nonsense } }`,
      ];
      for (const caller of pickOneOfEachKind((caller) => getExpectedOutcome(rule, caller))) {
        const code = getExpectedOutcome(rule, caller);
        if (!STATUS[code]) continue;
        for (const document of [validDocument, invalidDocument]) {
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
] as const)('%s returns 401 for an invalid token or key', async (_case, method, url, payload) => {
  const sendRequest = (authorization?: string) =>
    server.app.inject({
      method,
      url,
      payload,
      headers: { 'apollo-require-preflight': 'yes', ...(authorization && { authorization }) },
    });
  // Fills any cache with another caller's response.
  await sendRequest();
  for (const [label, authorization] of Object.entries(invalidTokens)) {
    const response = await sendRequest(authorization);
    expect([label, response.statusCode]).toEqual([label, 401]);
    expect(response.body).toContain(response.headers['x-request-id']);
    expect(response.json().data).toBeUndefined();
  }
});

test('an expired token gets its own error message', async () => {
  const { body } = await server.app.inject({
    url: '/api/auth/me',
    headers: { authorization: invalidTokens['an expired token'] },
  });
  expect(JSON.parse(body).message).toBe('Your session has expired. Please login again.');
});
