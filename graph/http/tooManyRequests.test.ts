import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useTestServer } from '#graph/testing/server.ts';
import { createApp } from './app.ts';

const server = useTestServer();
let narrow: FastifyInstance;

beforeAll(async () => {
  const { prisma, direct, media, exportsDir, secrets } = server;
  const logger = pino({ level: 'silent' });
  narrow = await createApp({ prisma, direct, media, exportsDir, secrets, logger, requestsPerMinute: 2 });
});
afterAll(() => narrow.close());

test('more requests from one address than it may send are refused at /graphql as an error of GraphQL', async () => {
  const answer = await third('203.0.113.1', '/graphql');
  expect(answer.statusCode).toBe(429);
  expect(answer.headers['retry-after']).toBe('60');
  expect(answer.json()).toEqual({
    errors: [
      {
        message: 'Too many attempts. Please try again in 1 minute.',
        extensions: {
          code: 'RATE_LIMITED',
          reason: 'TOO_MANY_ATTEMPTS',
          params: { seconds: 60 },
          retryAfter: 60,
          requestId: answer.headers['x-request-id'],
        },
      },
    ],
  });
});

test('they are refused in REST in its envelope', async () => {
  const answer = await third('203.0.113.2', '/api/orders');
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '60']);
  expect(answer.json()).toMatchObject({ success: false, code: 'RATE_LIMITED', retryAfter: 60 });
});

/** The third of three requests that all come from one address. */
async function third(from: string, url: string) {
  const headers = { 'x-forwarded-for': from, authorization: 'Bearer torn' };
  const send = () => narrow.inject({ method: 'POST', url, headers, payload: { query: '{ __typename }' } });
  // A bad token is a request too: whoever tries secrets is limited as well.
  for (const answer of [await send(), await send()]) expect(answer.statusCode).toBe(401);
  return send();
}
