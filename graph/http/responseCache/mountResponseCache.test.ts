import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, test } from 'vitest';
import { aProduct } from '#graph/testing/aProduct.ts';
import { useTestServer } from '#graph/testing/server.ts';

const server = useTestServer();
const LIST = '{ products(first: 50, sort: PRICE_ASC) { edges { node { slug name description } } } }';
let names = 0;

async function ask(body: unknown, headers: Record<string, string> = {}) {
  return server.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(body),
  });
}

/** Changes every answer that shows a product, behind the server's back. */
async function rename() {
  names += 1;
  await server.prisma.product.updateMany({ data: { name: `Ring ${names}` } });
  return `Ring ${names}`;
}

const subscribe = (email: string) =>
  ask({ query: `mutation { subscribe(input: { email: "${email}" }) { subscribed } }` });

beforeEach(async () => {
  await subscribe('someone@example.com');
  await server.prisma.product.deleteMany();
  await aProduct(server.prisma, { slug: 'ring', description: 'A plain band. '.repeat(200) });
});

/** Whether the second of two equal requests is answered with what the first one saw. */
async function isKept(body: unknown, headers?: Record<string, string>): Promise<boolean> {
  await rename();
  const first = await ask(body, headers);
  await rename();
  return (await ask(body, headers)).body === first.body;
}

describe('what is kept', () => {
  test('is a public read that repeats', async () => {
    expect(await isKept({ query: LIST })).toBe(true);
  });

  test('is kept for each of its variables, and for each operation of a document', async () => {
    const query = `query A($id: ID!) { product(id: $id) { slug name } }
      query B($id: ID!) { product(id: $id) { name } }`;
    const answers = [];
    for (const [operationName, id] of [
      ['A', 'ring'],
      ['B', 'ring'],
      ['A', 'other'],
    ])
      answers.push((await ask({ query, operationName, variables: { id } })).json().data.product);
    expect(answers).toEqual([{ slug: 'ring', name: 'Plain ring' }, { name: 'Plain ring' }, null]);
  });

  test('includes fragments, inline fragments, aliases and the type name', async () => {
    const query = `query { __typename ...Names ... on Query { rates: metalRates { id } } }
      fragment Names on Query { all: products { edges { node { name } } } }`;
    expect(await isKept({ query })).toBe(true);
  });

  test('is the same by POST and GET, each by itself', async () => {
    await ask({ query: LIST });
    const get = await server.app.inject({
      url: '/graphql',
      query: { query: LIST },
      headers: { 'apollo-require-preflight': '1' },
    });
    expect(get.json()).toEqual((await ask({ query: LIST })).json());
  });
});

describe('what is not kept', () => {
  test.each([
    ['a read that is somebody’s own', { query: `{ products { edges { node { name } } } me { id } }` }],
    [
      'a tracked order',
      { query: '{ products { edges { node { name } } } trackOrder(number: "JW-1") { number } }' },
    ],
    [
      'one hidden in a fragment',
      {
        query:
          'query { ...A } fragment A on Query { products { edges { node { name } } } trackOrder(number: "JW-1") { number } }',
      },
    ],
    [
      'an answer with errors',
      { query: '{ products(first: 1) { edges { node { name } } } b: products(first: 0) { totalCount } }' },
    ],
    ['what asks for extensions', { query: LIST, extensions: {} }],
  ])('%s', async (_what, body) => {
    const first = await ask(body);
    const before = first.json();
    await rename();
    const after = (await ask(body)).json();
    delete before.errors;
    delete after.errors;
    if (before.data?.products) expect(after).not.toEqual(before);
    expect(first.headers.etag).toBeUndefined();
  });

  test('a request with a token', async () => {
    await ask({ query: LIST });
    expect((await ask({ query: LIST }, { authorization: 'Bearer nothing' })).statusCode).toBe(401);
  });

  test('a request that asks past it', async () => {
    await ask({ query: LIST });
    const name = await rename();
    expect((await ask({ query: LIST }, { 'cache-control': 'no-cache' })).body).toContain(name);
  });

  test.each([
    ['an array', [{ query: LIST }, { query: LIST }]],
    ['a query that is no text', { query: { kind: 'Document' } }],
    ['nothing', {}],
    ['variables that are text', { query: LIST, variables: '{}' }],
    ['an operation name that is no text', { query: LIST, operationName: 7 }],
    ['a query that does not parse', { query: '{ products(' }],
  ])('an odd body, and it answers as ever: %s', async (_what, body) => {
    await ask({ query: LIST });
    const first = await ask(body);
    const second = await ask(body);
    expect(first.statusCode).toBe(400);
    expect(second.statusCode).toBe(400);
  });
});

describe('freshness', () => {
  test('a mutation makes everything be read anew', async () => {
    await ask({ query: LIST });
    const name = await rename();
    await subscribe('another@example.com');
    expect((await ask({ query: LIST })).body).toContain(name);
  });

  test('a read that began before a mutation and ends after it is not kept', async () => {
    const reading = ask({ query: LIST });
    await subscribe('third@example.com');
    await reading;
    const name = await rename();
    await subscribe('fourth@example.com');
    expect((await ask({ query: LIST })).body).toContain(name);
  });
});

describe('the bytes', () => {
  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('are compressed with %s, the first time and every time', async (encoding, unpack) => {
    const plain = (await ask({ query: LIST })).body;
    for (let time = 0; time < 3; time++) {
      const answer = await ask({ query: LIST }, { 'accept-encoding': encoding });
      expect(answer.headers['content-encoding']).toBe(encoding);
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(unpack(answer.rawPayload).toString()).toBe(plain);
    }
  });

  test('are plain for who takes no encoding', async () => {
    await ask({ query: LIST }, { 'accept-encoding': 'br' });
    const answer = await ask({ query: LIST }, { 'accept-encoding': 'br;q=0, identity' });
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.json().data.products.edges).toHaveLength(1);
  });

  test('are of the media type that was asked for', async () => {
    const accept = 'application/graphql-response+json';
    await ask({ query: LIST });
    for (let time = 0; time < 2; time++)
      expect((await ask({ query: LIST }, { accept })).headers['content-type']).toMatch(
        /^application\/graphql-response/,
      );
  });

  test('carry a request id of their own and the security headers', async () => {
    const first = await ask({ query: LIST });
    const second = await ask({ query: LIST });
    expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
    expect(second.headers['content-security-policy']).toContain("default-src 'self'");
  });
});

describe('a GET', () => {
  const get = (headers: Record<string, string> = {}) =>
    server.app.inject({
      url: '/graphql',
      query: { query: LIST },
      headers: { 'apollo-require-preflight': '1', ...headers },
    });

  test('may be kept on its way for a few seconds, and is not sent again to who has it', async () => {
    for (let time = 0; time < 2; time++) {
      const answer = await get();
      expect(answer.headers).toMatchObject({
        'cache-control': 'public, max-age=5',
        vary: expect.stringMatching(/Authorization/),
        etag: expect.any(String),
      });
      const again = await get({ 'if-none-match': String(answer.headers.etag) });
      expect(again.statusCode).toBe(304);
      expect(again.body).toBe('');
    }
  });

  test('that the server would refuse is refused also when the answer is known', async () => {
    await get();
    const foreign = await server.app.inject({ url: '/graphql', query: { query: LIST } });
    expect(foreign.statusCode).toBe(400);
  });
});
