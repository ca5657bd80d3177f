import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { aProduct } from '#graph/testing/aProduct.ts';
import { useTestServer } from '#graph/testing/server.ts';

const server = useTestServer();
const LIST = '{ products(first: 50, sort: PRICE_ASC) { edges { node { slug name description } } } }';

beforeAll(async () => {
  await aProduct(server.prisma, { slug: 'ring', description: 'A plain band. '.repeat(200) });
  await aProduct(server.prisma, { slug: 'other', price: 20_000 });
});

async function sendQuery(body: unknown, headers: Record<string, string> = {}) {
  return server.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(body),
  });
}

describe('cached bytes', () => {
  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('are compressed with %s for the first and every later request', async (encoding, unpack) => {
    const plainBody = (await sendQuery({ query: LIST })).body;
    for (let time = 0; time < 3; time++) {
      const response = await sendQuery({ query: LIST }, { 'accept-encoding': encoding });
      expect(response.headers['content-encoding']).toBe(encoding);
      expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(unpack(response.rawPayload).toString()).toBe(plainBody);
    }
  });

  test('are uncompressed for clients that accept no encoding', async () => {
    await sendQuery({ query: LIST }, { 'accept-encoding': 'br' });
    const response = await sendQuery({ query: LIST }, { 'accept-encoding': 'br;q=0, identity' });
    expect(response.headers['content-encoding']).toBeUndefined();
    expect(response.json().data.products.edges).toHaveLength(2);
  });

  test('have the requested media type', async () => {
    const accept = 'application/graphql-response+json';
    await sendQuery({ query: LIST });
    for (let time = 0; time < 2; time++)
      expect((await sendQuery({ query: LIST }, { accept })).headers['content-type']).toMatch(
        /^application\/graphql-response/,
      );
  });

  test('have their own request id and the security headers', async () => {
    const firstResponse = await sendQuery({ query: LIST });
    const laterResponse = await sendQuery({ query: LIST });
    expect(laterResponse.headers['x-request-id']).not.toBe(firstResponse.headers['x-request-id']);
    expect(laterResponse.headers['content-security-policy']).toContain("default-src 'self'");
  });
});

describe('a GET', () => {
  const get = (headers: Record<string, string> = {}) =>
    server.app.inject({
      url: '/graphql',
      query: { query: LIST },
      headers: { 'apollo-require-preflight': '1', ...headers },
    });

  test('can be cached for a few seconds and returns 304 to a client with its etag', async () => {
    for (let time = 0; time < 2; time++) {
      const response = await get();
      expect(response.headers).toMatchObject({
        'cache-control': 'public, max-age=5',
        vary: expect.stringMatching(/Authorization/),
        etag: expect.any(String),
      });
      const secondResponse = await get({ 'if-none-match': String(response.headers.etag) });
      expect(secondResponse.statusCode).toBe(304);
      expect(secondResponse.body).toBe('');
    }
  });

  test('is refused if the server would refuse it, even if the response is cached', async () => {
    await get();
    const refusedResponse = await server.app.inject({ url: '/graphql', query: { query: LIST } });
    expect(refusedResponse.statusCode).toBe(400);
  });
});
