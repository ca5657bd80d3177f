import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { UNMONITORED_DISK } from '#graph/observability/diskSpace.ts';
import { createDatabases } from '#graph/prisma/databases.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { createApp } from './app.ts';

const server = useTestServer();
let fullDiskApp: FastifyInstance;
let fullFileDiskApp: FastifyInstance;

beforeAll(async () => {
  fullDiskApp = await createFullDiskApp({ containsDatabase: true });
  fullFileDiskApp = await createFullDiskApp({ containsDatabase: false });
});

afterAll(async () => {
  await fullDiskApp.close();
  await fullFileDiskApp.close();
});

test('refuses a mutation with 503 and a retry time', async () => {
  const { statusCode, headers, body } = await sendRequest(
    fullDiskApp,
    'mutation { subscribe(input: { email: "a@b.np" }) { errors { code } } }',
  );

  expect(statusCode).toBe(503);
  expect(headers['retry-after']).toBe('60');
  expect(JSON.parse(body).errors[0]).toMatchObject({
    message: expect.stringContaining('can’t save changes'),
    extensions: { code: 'UNAVAILABLE', retryAfter: 60, requestId: expect.any(String) },
  });
});

test('refuses a REST order in the REST error format', async () => {
  const response = await fullDiskApp.inject({ method: 'POST', url: '/api/orders', payload: { items: [] } });

  expect(response.statusCode).toBe(503);
  expect(response.headers['retry-after']).toBe('60');
  expect(response.json()).toMatchObject({
    success: false,
    code: 'UNAVAILABLE',
    requestId: expect.any(String),
  });
});

test('still allows reads and sign-ins', async () => {
  expect((await sendRequest(fullDiskApp, '{ store { name } }')).statusCode).toBe(200);
  const loginMutation = 'mutation { login(input: { email: "a@b.np", password: "x" }) { errors { code } } }';
  expect((await sendRequest(fullDiskApp, loginMutation)).statusCode).toBe(200);
  expect((await fullDiskApp.inject({ method: 'GET', url: '/api/products' })).statusCode).toBe(200);
  const restResponse = await fullDiskApp.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email: 'a@b.np', password: 'x' },
  });
  expect(restResponse.statusCode).not.toBe(503);
});

test('the server stays ready, reports a nearly full disk and exports its free space', async () => {
  const readyResponse = await fullDiskApp.inject('/readyz');
  const metricsResponse = await fullDiskApp.inject('/metrics');

  expect(readyResponse.statusCode).toBe(200);
  expect(readyResponse.json()).toEqual({ status: 'ready', disk: 'almost full' });
  expect(metricsResponse.body).toContain('disk_free_bytes 1000');
});

test('refuses only file uploads if the database is on another machine', async () => {
  const subscribeMutation = 'mutation { subscribe(input: { email: "a@b.np" }) { errors { code } } }';

  expect((await sendRequest(fullFileDiskApp, subscribeMutation)).statusCode).toBe(200);
  expect((await fullFileDiskApp.inject({ method: 'POST', url: '/api/admin/uploads' })).statusCode).toBe(503);
});

function createFullDiskApp({ containsDatabase }: { containsDatabase: boolean }): Promise<FastifyInstance> {
  const { prisma, direct, secrets, media, exportsDir } = server;
  const disk = { ...UNMONITORED_DISK, isLow: () => true, freeBytes: () => 1000, containsDatabase };
  return createApp({
    ...createDatabases({ prisma, direct }),
    secrets,
    media,
    exportsDir,
    disk,
    logger: pino({ level: 'silent' }),
  });
}

function sendRequest(app: FastifyInstance, query: string) {
  return app.inject({ method: 'POST', url: '/graphql', payload: { query } });
}
