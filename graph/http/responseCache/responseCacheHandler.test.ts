import { connect } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createApp } from '#graph/http/app.ts';
import { createPrisma } from '#graph/prisma/client.ts';
import { createDatabases } from '#graph/prisma/databases.ts';
import type { PrismaClient } from '#graph/prisma/generated/client.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { aReview } from '#graph/testing/aReview.ts';
import { useTestServer } from '#graph/testing/server.ts';

const server = useTestServer();
const QUERY = '{ product(id: "ring") { name description reviews { totalCount } } }';
const BODY = JSON.stringify({ query: QUERY });

/** A client whose writes do not update the server's snapshot. */
let untrackedPrisma: PrismaClient;
let address: string;
let port: number;
let productId: string;

beforeAll(async () => {
  untrackedPrisma = createPrisma(server.databaseUrl);
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  port = Number(new URL(address).port);
});
afterAll(() => untrackedPrisma.$disconnect());

beforeEach(async () => {
  await server.prisma.product.deleteMany();
  productId = (await aProduct(server.prisma, { slug: 'ring', description: 'A plain band. '.repeat(200) })).id;
  // Reloads the snapshot, because cached responses are sent before it includes a test's own writes.
  await server.app.snapshots.reload();
});

function post(body: string, headers: Record<string, string> = {}) {
  return fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-encoding': 'identity', ...headers },
    body,
  });
}

/** Caches a response and then changes its data without updating the server's snapshot. */
async function cacheStaleResponse(body = BODY): Promise<string> {
  const text = await (await post(body)).text();
  await aReview(untrackedPrisma, productId);
  return text;
}

/** Sends parts of a request one after another and returns the response. */
function sendRaw(chunks: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let response = '';
    socket.setNoDelay(true).on('error', reject);
    socket.on('data', (data) => {
      response += data;
    });
    socket.on('end', () => resolve(response));
    const send = ([chunk, ...remainingChunks]: readonly string[]) => {
      if (chunk !== undefined) socket.write(chunk, () => setImmediate(send, remainingChunks));
    };
    send(chunks);
  });
}

const buildHead = (length: number | string, type = 'application/json') =>
  `POST /graphql HTTP/1.1\r\nhost: shop\r\nconnection: close\r\naccept: */*\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n`;

describe('a cached response', () => {
  test('has the bytes and headers of the first response, and its own request id', async () => {
    await post(BODY);
    const firstResponse = await post(BODY, { 'cache-control': 'no-cache' });
    const text = await cacheStaleResponse();
    const repeatedResponse = await post(BODY);
    expect(await repeatedResponse.text()).toBe(text);
    expect(repeatedResponse.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
    expect(repeatedResponse.headers.get('x-request-id')).not.toBe(firstResponse.headers.get('x-request-id'));
    expect(repeatedResponse.headers.get('content-security-policy')).toBe(
      firstResponse.headers.get('content-security-policy'),
    );
    expect(repeatedResponse.headers.get('content-type')).toBe(firstResponse.headers.get('content-type'));
  });

  test('is compressed for clients that accept it', async () => {
    const text = await cacheStaleResponse();
    for (let time = 0; time < 3; time++) {
      const response = await server.app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { 'content-type': 'application/json', accept: '*/*', 'accept-encoding': 'br' },
        payload: BODY,
      });
      expect(brotliDecompressSync(response.rawPayload).toString()).toBe(text);
      expect(await (await post(BODY, { 'accept-encoding': 'br' })).text()).toBe(text);
    }
  });

  test('is sent even if the body arrives in parts', async () => {
    const text = await cacheStaleResponse();
    const fullResponse = await sendRaw([buildHead(BODY.length), BODY]);
    const splitResponse = await sendRaw([buildHead(BODY.length), BODY.slice(0, 10), BODY.slice(10)]);
    expect(fullResponse).toContain(text.trim());
    expect(splitResponse).toContain(text.trim());
  });

  test('returns 304 to a GET with its etag', async () => {
    const get = (headers = '') =>
      sendRaw([`GET /api/products/ring HTTP/1.1\r\nhost: shop\r\nconnection: close\r\n${headers}\r\n`]);
    await get();
    const [, etag] = /^etag: (.*)$/im.exec(await get()) ?? [];
    const secondResponse = await get(`if-none-match: ${etag}\r\n`);
    expect(secondResponse).toMatch(/^HTTP\/1.1 304 /);
    // Node's fetch sends these headers to revalidate a response.
    const revalidatedResponse = await get(
      `if-none-match: ${etag}\r\ncache-control: no-cache\r\npragma: no-cache\r\n`,
    );
    expect(revalidatedResponse).toMatch(/^HTTP\/1.1 304 /);
    expect(secondResponse.split('\r\n\r\n')[1]).toBe('');
  });
});

describe('other requests', () => {
  test.each([
    ['an empty body', '', 400],
    ['invalid JSON', '{"query": ', 400],
    ['a new request', JSON.stringify({ query: '{ __typename }' }), 200],
    ['a mutation', JSON.stringify({ query: 'mutation { logout { done } }' }), 401],
    ['a long body', JSON.stringify({ query: `{ __typename }${' '.repeat(20_000)}` }), 200],
    [
      'non-Latin letters',
      JSON.stringify({ query: '{ products(filter: { search: "औंठी" }) { totalCount } }' }),
      200,
    ],
  ])('are passed on unchanged: %s', async (_case, body, status) => {
    for (let time = 0; time < 2; time++) {
      const response = await sendRaw([buildHead(Buffer.byteLength(body)), body]);
      expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    }
  });

  test('are passed on if the body has another content type', async () => {
    await cacheStaleResponse();
    expect(await sendRaw([buildHead(BODY.length, 'application/x-www-form-urlencoded'), BODY])).toMatch(
      /^HTTP\/1.1 415 /,
    );
  });

  test('are passed on if they have a token, which is then verified', async () => {
    await cacheStaleResponse();
    expect((await post(BODY, { authorization: 'Bearer nothing' })).status).toBe(401);
  });
});

test('cached responses are sent regardless of rate limits', async () => {
  const { prisma, media, exportsDir, secrets } = server;
  const { logger } = { logger: server.app.log };
  const limitedApp = await createApp({
    ...createDatabases({ prisma, direct: server.direct }),
    media,
    exportsDir,
    secrets,
    logger,
    requestsPerMinute: 3,
  });
  const url = await limitedApp.listen({ port: 0, host: '127.0.0.1' });
  const statuses: number[] = [];
  const remainingChunks: number[] = [];
  for (let time = 0; time < 5; time++) {
    const response = await fetch(`${url}/api/products/ring`, { headers: { 'accept-encoding': 'identity' } });
    statuses.push(response.status);
    await response.arrayBuffer();
    const restResponse = await fetch(`${url}/api/products/none-${time}`);
    remainingChunks.push(restResponse.status);
    await restResponse.arrayBuffer();
  }
  await limitedApp.close();
  expect(statuses).toEqual([200, 200, 200, 200, 200]);
  expect(remainingChunks).toEqual([404, 404, 429, 429, 429]);
});
