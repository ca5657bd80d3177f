import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { table } from '#graph/rest/table.ts';
import { buildSchema } from '#graph/schema/buildSchema.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { nameOfRow } from '../accessOfRoute.ts';
import { buildDocument } from '../testing/buildDocument.ts';
import { CALLERS, type Caller } from '../testing/caller.ts';
import { anApiKey, createFixture, type World } from '../testing/createFixture.ts';
import { expectedRules } from '../testing/expectedRules.ts';
import { findToken } from '../testing/findToken.ts';
import { outcomeFor, outcomeForRow } from '../testing/outcomeFor.ts';
import { readContents } from '../testing/readContents.ts';

const server = useTestServer();
const schema = buildSchema();
const PROGRAMS = CALLERS.filter((caller) => caller.includes('-'));
const ASKING: readonly Caller[] = ['nobody', 'customer', 'admin', ...PROGRAMS];
const tokens: Partial<Record<Caller, string>> = {};
const bad: Record<string, string> = {};
let world: World;

beforeAll(async () => {
  world = await createFixture(server);
  for (const caller of ASKING) tokens[caller] = await findToken(caller, { server, world });
  const revoked = await anApiKey(server.prisma, ['read-catalog', 'read-orders', 'write-orders']);
  await server.prisma.apiKey.update({ where: { id: revoked.row.id }, data: { revokedAt: server.clock.now } });
  const expiring = await findToken('superAdmin', { server, world });
  const ended = await findToken('another', { server, world });
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
    "a blocked account's token": `Bearer ${await findToken('blocked', { server, world })}`,
    'a revoked key': `Bearer ${revoked.secret}`,
    'an unknown key': `Bearer jwk_${'x'.repeat(32)}`,
    'a torn token': 'Bearer undefined',
    'another scheme': 'Basic dXNlcjpwYXNz',
  });
});
afterAll(() => server.prisma.session.deleteMany());

const BODIES = {
  'an empty body': '{}',
  'a body that is no JSON': '{"name": ',
  'unknown fields': '{"nonsense": 1}',
} as const;
const STATUS: Record<string, number> = { UNAUTHENTICATED: 401, FORBIDDEN: 403 };

/** Nobody, somebody, staff, and of the programs one that may and one that may not. */
function oneOfEachKind(outcomeOf: (caller: Caller) => string): Caller[] {
  const first = (isRefused: boolean) =>
    PROGRAMS.filter((caller) => Boolean(STATUS[outcomeOf(caller)]) === isRefused).slice(0, 1);
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

describe.each(table.map((route) => [nameOfRow(route), route] as const))('%s', (_name, route) => {
  test('says who may not ask before it says what is wrong with the body', async () => {
    const before = await readContents(server.prisma);
    const asking = oneOfEachKind((caller) => outcomeForRow(route, caller));
    for (const [what, body] of Object.entries(BODIES))
      for (const caller of asking) {
        const status = STATUS[outcomeForRow(route, caller)];
        // Without a body to be wrong it would be done.
        if (!status && !route.body) continue;
        const token = tokens[caller];
        const answer = await send(route.method, route.path, body, token && `Bearer ${token}`);
        if (status) expect([what, caller, answer.statusCode]).toEqual([what, caller, status]);
        else expect([401, 403]).not.toContain(answer.statusCode);
        if (status) expect(answer.json().errors).toBeUndefined();
      }
    if (asking.every((caller) => STATUS[outcomeForRow(route, caller)]))
      expect(await readContents(server.prisma)).toEqual(before);
  });

  test('answers 401 to a token or key that is not good, whatever it asks', async () => {
    for (const [what, authorization] of Object.entries(bad)) {
      const answer = await send(route.method, route.path, '{}', authorization);
      expect([what, answer.statusCode, answer.json().code]).toEqual([what, 401, 'UNAUTHENTICATED']);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  });

  if (route.body)
    test('names what its body does not know', async () => {
      const may = ASKING.find((caller) => !STATUS[outcomeForRow(route, caller)]);
      if (!may) return;
      const token = tokens[may];
      const answer = await send(route.method, route.path, '{"nonsense": 1}', token && `Bearer ${token}`);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().errors).toContainEqual(
        expect.objectContaining({ field: 'nonsense', message: 'There is no such field.' }),
      );
    });
});

describe.each(['Query', 'Mutation'] as const)('%s', (root) => {
  const guarded = Object.entries(expectedRules[root]).filter(([, who]) =>
    ASKING.some((caller) => STATUS[outcomeFor(who, caller)]),
  );

  test.each(guarded)(
    '%s says who may not ask before it looks at variables or the document',
    async (field, who) => {
      const [right, wrong] = [
        buildDocument(schema, root, field),
        `${root.toLowerCase()} { ${field}(nonsense: { a: 1 }) { nonsense } }`,
      ];
      for (const caller of oneOfEachKind((caller) => outcomeFor(who, caller))) {
        const code = outcomeFor(who, caller);
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
  ['public reads of REST', 'GET', '/api/products', undefined],
  ['an invoice', 'GET', '/invoices/one', undefined],
  ['a credit note', 'GET', '/invoices/credit-notes/one', undefined],
  ['what is printed of orders', 'POST', '/invoices/print', { orderIds: ['one'], what: ['SLIPS'] }],
  ['a file of an export', 'GET', '/exports/one', undefined],
  ['a photograph of a piece', 'POST', '/media/uploads', { no: 'form' }],
  ['a photograph of a review', 'POST', '/media/reviews', { no: 'form' }],
] as const)(
  '%s is answered with 401 where a token or key is sent that is not good',
  async (_what, method, url, payload) => {
    const ask = (authorization?: string) =>
      server.app.inject({
        method,
        url,
        payload,
        headers: { 'apollo-require-preflight': 'yes', ...(authorization && { authorization }) },
      });
    // With the answer of somebody else at hand, if there is one.
    await ask();
    for (const [what, authorization] of Object.entries(bad)) {
      const answer = await ask(authorization);
      expect([what, answer.statusCode]).toEqual([what, 401]);
      expect(answer.body).toContain(answer.headers['x-request-id']);
      expect(answer.json().data).toBeUndefined();
    }
  },
);

test('an expired token is told so', async () => {
  const { body } = await server.app.inject({
    url: '/api/auth/me',
    headers: { authorization: bad['an expired token'] },
  });
  expect(JSON.parse(body).message).toBe('Your session has expired. Please login again.');
});
