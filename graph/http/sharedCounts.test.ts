import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createDatabases } from '#graph/prisma/databases.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { startTestRedis, type TrialRedis } from '#tools/redis/startTestRedis.mjs';
import { createApp } from './app.ts';
import { openRedis } from './openRedis.ts';

const server = useTestServer();
const REQUESTS_PER_MINUTE = 10;
let redisServer: TrialRedis;
let apps: FastifyInstance[];
let connections: Redis[];
let log: string[];

beforeAll(async () => {
  redisServer = await startTestRedis();
});
afterAll(() => redisServer.close());

beforeEach(async () => {
  log = [];
  const logger = pino({ level: 'info' }, { write: (line: string) => void log.push(JSON.parse(line).msg) });
  connections = [openRedis(redisServer.url, logger), openRedis(redisServer.url, logger)];
  await vi.waitFor(() => expect(connections.map(({ status }) => status)).toEqual(['ready', 'ready']));
  const { prisma, direct, media, exportsDir, secrets } = server;
  apps = await Promise.all(
    connections.map((redis) =>
      createApp({
        ...createDatabases({ prisma, direct }),
        media,
        exportsDir,
        secrets,
        logger: server.app.log,
        redis,
        requestsPerMinute: REQUESTS_PER_MINUTE,
      }),
    ),
  );
});
afterEach(async () => {
  for (const app of apps) await app.close();
  for (const redis of connections) redis.disconnect();
});

async function sendRequest(serverIndex: 0 | 1, from: string): Promise<number> {
  const response = await apps[serverIndex]?.inject({
    url: '/graphql?query={__typename}',
    headers: { 'x-forwarded-for': from, 'apollo-require-preflight': '1' },
  });
  return response?.statusCode ?? 0;
}

test('two servers share the limit of an address', async () => {
  const from = '203.0.113.1';
  for (let time = 0; time < REQUESTS_PER_MINUTE / 2; time++) expect(await sendRequest(0, from)).toBe(200);
  await vi.waitFor(async () =>
    expect(await connections[0]?.get(`requests:${from}`)).toBe(`${REQUESTS_PER_MINUTE / 2}`),
  );
  let requestCount = 0;
  await vi.waitFor(async () => {
    requestCount += 1;
    expect(await sendRequest(1, from)).toBe(429);
  });
  // The server uses the other server's count from its second request on.
  expect(requestCount).toBeLessThan(REQUESTS_PER_MINUTE);
  expect(await sendRequest(1, '203.0.113.2')).toBe(200);
});

test('each server counts separately while Redis is down, and counts are shared again afterwards', async () => {
  const from = '203.0.113.3';
  await sendRequest(0, from);
  await redisServer.kill();
  await vi.waitFor(() => expect(connections[0]?.status).not.toBe('ready'));
  for (let time = 1; time < REQUESTS_PER_MINUTE; time++) expect(await sendRequest(0, from)).toBe(200);
  expect(await sendRequest(0, from)).toBe(429);
  expect(await sendRequest(1, from)).toBe(200);
  expect(log).toEqual([
    expect.stringMatching(/^Redis is unavailable/),
    expect.stringMatching(/^Redis is unavailable/),
  ]);

  await redisServer.start();
  await vi.waitFor(() => expect(connections.map(({ status }) => status)).toEqual(['ready', 'ready']), 20_000);
  expect(log.slice(2)).toEqual([
    expect.stringMatching(/^Redis is available again/),
    expect.stringMatching(/^Redis is available again/),
  ]);
  // The first server reports its own count with the next request, and the other server uses it.
  await vi.waitFor(async () => {
    expect(await sendRequest(0, from)).toBe(429);
    expect(await sendRequest(1, from)).toBe(429);
  }, 10_000);
});

test('a server whose Redis is unavailable starts, handles requests and logs the outage once', async () => {
  const loggedMessages: string[] = [];
  const logger = pino(
    { level: 'info' },
    { write: (line: string) => void loggedMessages.push(JSON.parse(line).msg) },
  );
  const redis = openRedis('redis://127.0.0.1:1', logger);
  await vi.waitFor(() => expect(loggedMessages).toHaveLength(1));
  await expect(redis.get('anything')).rejects.toThrow();
  await vi.waitFor(() => expect(redis.status).toBe('reconnecting'));
  expect(loggedMessages).toHaveLength(1);
  redis.disconnect();
});
