import { describe, expect, test, vi } from 'vitest';
import { MAX_DEPTH, MAX_VALUES } from '#graph/schema/inputLimits/expectWithinLimits.ts';
import { aCustomer } from '#graph/testing/aCustomer.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { signIn } from '#graph/testing/signIn.ts';
import { MAX_NAMES } from './jsonLimits.ts';

const server = useTestServer();

const NESTED = `${'['.repeat(400_000)}${']'.repeat(400_000)}`;
const buildFields = (count: number, prefix = 'k') =>
  Array.from({ length: count }, (_, index) => `"${prefix}${index}":1`).join();
const SMALL_OBJECTS = Array.from({ length: 5000 }, (_, index) => `{${buildFields(10, `k${index}_`)}}`).join();

type Place = [place: string, url: string, around: (json: string) => string];
const BODY_LOCATIONS: Place[] = [
  [
    'in an undeclared variable',
    '/graphql',
    (json) => `{"query":"{ store { name } }","variables":{"a":${json}}}`,
  ],
  ['in extensions', '/graphql', (json) => `{"query":"{ store { name } }","extensions":{"a":${json}}}`],
  ['next to the document', '/graphql', (json) => `{"query":"{ store { name } }","a":${json}}`],
  [
    'in a declared variable',
    '/graphql',
    (json) =>
      `{"query":"query ($input: QuoteInput!) { quote(input: $input) { errors { code } } }","variables":{"input":${json}}}`,
  ],
  ['in the items of an order over REST', '/api/orders', (json) => `{"items":${json}}`],
  ['in the contact of an order over REST', '/api/orders', (json) => `{"items":[],"contact":${json}}`],
];
const BODIES: [what: string, json: string, reason: string, params: object][] = [
  ['nested lists', NESTED, 'INPUT_TOO_DEEP', { most: MAX_DEPTH + 2 }],
  ['unclosed lists', '['.repeat(900_000), 'INPUT_TOO_DEEP', { most: MAX_DEPTH + 2 }],
  [
    'nested objects',
    `${'{"a":'.repeat(150_000)}1${'}'.repeat(150_000)}`,
    'INPUT_TOO_DEEP',
    { most: MAX_DEPTH + 2 },
  ],
  ['many values', `[${Array(400_000).fill(1)}]`, 'INPUT_TOO_LARGE', { most: MAX_VALUES }],
  ['many empty lists', `[${Array(300_000).fill('[]')}]`, 'INPUT_TOO_LARGE', { most: MAX_VALUES }],
  ['many fields', `{${buildFields(60_000)}}`, 'TOO_MANY_FIELD_NAMES', { most: MAX_NAMES }],
  ['many objects with a few fields each', `[${SMALL_OBJECTS}]`, 'TOO_MANY_FIELD_NAMES', { most: MAX_NAMES }],
];

const send = (url: string, payload: string, token?: string) =>
  server.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
  });

describe.each(BODY_LOCATIONS)('%s', (_place, url, buildBody) => {
  test.each(BODIES)('refuses %s before parsing', async (_case, json, reason, params) => {
    const body = buildBody(json);
    const parseSpy = vi.spyOn(JSON, 'parse');
    const response = await send(url, body);
    const parsedTexts = parseSpy.mock.calls.map(([text]) => text);
    parseSpy.mockRestore();
    expect(parsedTexts).not.toContain(body);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject(
      url === '/graphql'
        ? { errors: [{ extensions: { code: 'BAD_USER_INPUT', reason, params } }] }
        : {
            success: false,
            code: 'BAD_USER_INPUT',
            reason,
            params,
            errors: [{ field: null, reason, params }],
          },
    );
  });
});

test('refuses many top-level fields and accepts a few', async () => {
  const buildManyFields = (count: number) => `{"query":"{ store { name } }",${buildFields(count)}}`;
  const refusedResponse = await send('/graphql', buildManyFields(10));
  expect(refusedResponse.statusCode).toBe(400);
  expect(refusedResponse.json().errors).toMatchObject([
    {
      message: 'The body can have at most 10 fields, but has 11.',
      extensions: { code: 'BAD_USER_INPUT', reason: 'TOO_MANY_FIELDS' },
    },
  ]);
  expect((await send('/graphql', buildManyFields(3))).json()).toMatchObject({ data: { store: {} } });
});

describe('a long body within the limits', () => {
  const sendRequest = (variables: string) =>
    send('/graphql', `{"query":"{ __typename }","variables":${variables}}`);

  test.each([
    ['a text of punctuation', `{"a":${JSON.stringify('[{,:"\\'.repeat(20_000))}}`],
    ['the maximum number of input values', `{"a":[${Array(MAX_VALUES - 1).fill(1)}]}`],
    ['empty lists up to the maximum number of values', `{"a":[${Array(MAX_VALUES - 1).fill('[]')}]}`],
    [
      'lists nested as deep as an input',
      `{"a":${'['.repeat(MAX_DEPTH)}"${'x'.repeat(20_000)}"${']'.repeat(MAX_DEPTH)}}`,
    ],
    ['rows that repeat their field names', `{"a":[${Array(10_000).fill('{"sku":"a","price":1}')}]}`],
    ['white space', `{"a":${' '.repeat(500_000)}1}`],
  ])('is read: %s', async (_case, variables) => {
    const response = await sendRequest(variables);
    expect(response.json()).toEqual({ data: { __typename: 'Query' } });
  });

  test('can be a price import of maximum size', async () => {
    const token = await signIn(server, await aCustomer(server.prisma, { role: 'SUPER_ADMIN' }));
    const rows = Array.from({ length: 1000 }, (_, index) => ({ sku: `NONE-${index}`, price: 1000 + index }));
    const response = await server.app.inject({
      method: 'PUT',
      url: '/api/admin/prices',
      headers: { authorization: `Bearer ${token}` },
      payload: { rows },
    });
    expect(response.body).not.toMatch(/INPUT_TOO|FIELD_NAMES/);
    expect(response.statusCode).not.toBe(400);
  });

  test.each(['"', '"a', '"a\\', '{"a":"'])('is not JSON if it ends inside a string (%s)', async (end) => {
    const response = await send('/graphql', `${' '.repeat(20_000)}${end}`);
    expect(response.statusCode).toBe(400);
    expect(response.json().errors).toMatchObject([{ message: 'The body is not valid JSON.' }]);
  });
});
