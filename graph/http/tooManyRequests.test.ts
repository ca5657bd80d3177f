import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sha256 } from '#graph/access/sha256.ts';
import { createDatabases } from '#graph/prisma/databases.ts';
import { aCustomer } from '#graph/testing/aCustomer.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { signIn } from '#graph/testing/signIn.ts';
import { createApp } from './app.ts';

const server = useTestServer();
let limitedApp: FastifyInstance;

beforeAll(async () => {
  const { prisma, direct, media, exportsDir, secrets } = server;
  const logger = pino({ level: 'silent' });
  limitedApp = await createApp({
    ...createDatabases({ prisma, direct }),
    media,
    exportsDir,
    secrets,
    logger,
    requestsPerMinute: 2,
  });
});
afterAll(() => limitedApp.close());

test('too many requests from one address get a GraphQL error at /graphql', async () => {
  const response = await sendThirdRequest('203.0.113.1', '/graphql');
  expect(response.statusCode).toBe(429);
  const seconds = readRetryAfter(response);
  expect(response.json()).toEqual({
    errors: [
      {
        message: expect.stringMatching(/^Too many attempts. Please try again in /),
        extensions: {
          code: 'RATE_LIMITED',
          reason: 'TOO_MANY_ATTEMPTS',
          params: { seconds },
          retryAfter: seconds,
          requestId: response.headers['x-request-id'],
        },
      },
    ],
  });
});

test('too many requests get the REST envelope in the REST API', async () => {
  const response = await sendThirdRequest('203.0.113.2', '/api/orders');
  expect(response.statusCode).toBe(429);
  expect(response.json()).toMatchObject({
    success: false,
    code: 'RATE_LIMITED',
    retryAfter: readRetryAfter(response),
  });
});

test('a browser gets an error page', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.3', accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
  const openPage = () => limitedApp.inject({ url: '/invoices/none', headers });
  for (let time = 0; time < 2; time++) expect((await openPage()).statusCode).toBe(404);
  const response = await openPage();
  expect(response.statusCode).toBe(429);
  expect(response.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'retry-after': String(readRetryAfter(response)),
    'cache-control': 'no-store',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'x-content-type-options': 'nosniff',
    'x-request-id': expect.any(String),
  });
  expect(response.body).toContain('<h1>Too many requests</h1>');
  expect(response.body).toContain('lang="ne"');
});

describe('if another client has used up the limit of a shared address', () => {
  const from = '203.0.113.4';
  const sendQuery = (token?: string) =>
    limitedApp.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'x-forwarded-for': from, ...(token && { authorization: `Bearer ${token}` }) },
      payload: { query: '{ __typename }' },
    });

  beforeAll(async () => {
    await sendThirdRequest(from, '/graphql');
  });

  test.each(['/healthz', '/readyz', '/robots.txt', '/sitemap.xml'])('%s is still served', async (url) => {
    for (let time = 0; time < 4; time++) {
      const { statusCode } = await limitedApp.inject({ url, headers: { 'x-forwarded-for': from } });
      expect(statusCode).toBe(200);
    }
  });

  test('photos and files are served', async () => {
    for (const url of ['/media/none.webp', '/media/none.webp', '/media/none.webp'])
      expect((await limitedApp.inject({ url, headers: { 'x-forwarded-for': from } })).statusCode).toBe(404);
  });

  test('an account is served from any network up to its own limit', async () => {
    const token = await signIn(server, await aCustomer(server.prisma));
    for (let time = 0; time < 2; time++) expect((await sendQuery(token)).statusCode).toBe(200);
    expect((await sendQuery(token)).statusCode).toBe(429);
  });

  test('an API key known to this server is served', async () => {
    const key = `jwk_${'k'.repeat(40)}`;
    await server.prisma.apiKey.create({
      data: { name: 'Partner', keyHash: sha256(key), prefix: key.slice(0, 8), scopes: [] },
    });
    expect((await sendQuery(key)).statusCode).toBe(429);
    const headers = { 'x-forwarded-for': '203.0.113.5', authorization: `Bearer ${key}` };
    await limitedApp.inject({
      method: 'POST',
      url: '/graphql',
      headers,
      payload: { query: '{ __typename }' },
    });
    expect((await sendQuery(key)).statusCode).toBe(200);
  });

  test('a guest, a forged token and an ended session are refused', async () => {
    const shopper = await aCustomer(server.prisma);
    const token = await signIn(server, shopper);
    await server.prisma.session.updateMany({
      where: { userId: shopper.id },
      data: { endedAt: server.clock.now },
    });
    expect((await sendQuery(token)).statusCode).toBe(401);
    for (const sentToken of [undefined, 'torn', `${token}x`, token])
      expect((await sendQuery(sentToken)).statusCode).toBe(429);
  });
});

/** Returns the remaining seconds of the window that started with the first request. */
function readRetryAfter({ headers }: { headers: Record<string, unknown> }): number {
  const seconds = Number(headers['retry-after']);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
  return seconds;
}

/** Returns the response to the third of three requests from one address. */
async function sendThirdRequest(from: string, url: string) {
  const headers = { 'x-forwarded-for': from, authorization: 'Bearer torn' };
  const send = () =>
    limitedApp.inject({ method: 'POST', url, headers, payload: { query: '{ __typename }' } });
  // Requests with invalid tokens count as well, so guessing secrets is limited.
  for (const response of [await send(), await send()]) expect(response.statusCode).toBe(401);
  return send();
}
