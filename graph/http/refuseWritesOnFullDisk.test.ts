import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { UNLIMITED } from '#graph/observability/diskSpace.ts';
import { createDatabases } from '#graph/prisma/databases.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { createApp } from './app.ts';

const server = useTestServer();
let full: FastifyInstance;
let fullOfFiles: FastifyInstance;

beforeAll(async () => {
  full = await open({ holdsDatabase: true });
  fullOfFiles = await open({ holdsDatabase: false });
});

afterAll(async () => {
  await full.close();
  await fullOfFiles.close();
});

test('refuses a mutation with 503 and a retry time', async () => {
  const { statusCode, headers, body } = await ask(
    full,
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
  const answer = await full.inject({ method: 'POST', url: '/api/orders', payload: { items: [] } });

  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('60');
  expect(answer.json()).toMatchObject({ success: false, code: 'UNAVAILABLE', requestId: expect.any(String) });
});

test('still allows reads and sign-ins', async () => {
  expect((await ask(full, '{ store { name } }')).statusCode).toBe(200);
  const login = 'mutation { login(input: { email: "a@b.np", password: "x" }) { errors { code } } }';
  expect((await ask(full, login)).statusCode).toBe(200);
  expect((await full.inject({ method: 'GET', url: '/api/products' })).statusCode).toBe(200);
  const rest = await full.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email: 'a@b.np', password: 'x' },
  });
  expect(rest.statusCode).not.toBe(503);
});

test('the server stays ready, reports a nearly full disk and exports its free space', async () => {
  const ready = await full.inject('/readyz');
  const metrics = await full.inject('/metrics');

  expect(ready.statusCode).toBe(200);
  expect(ready.json()).toEqual({ status: 'ready', disk: 'almost full' });
  expect(metrics.body).toContain('disk_free_bytes 1000');
});

test('refuses only files if the database is on another machine', async () => {
  const subscribe = 'mutation { subscribe(input: { email: "a@b.np" }) { errors { code } } }';

  expect((await ask(fullOfFiles, subscribe)).statusCode).toBe(200);
  expect((await fullOfFiles.inject({ method: 'POST', url: '/api/admin/uploads' })).statusCode).toBe(503);
});

function open({ holdsDatabase }: { holdsDatabase: boolean }): Promise<FastifyInstance> {
  const { prisma, direct, secrets, media, exportsDir } = server;
  const disk = { ...UNLIMITED, isLow: () => true, freeBytes: () => 1000, holdsDatabase };
  return createApp({
    ...createDatabases({ prisma, direct }),
    secrets,
    media,
    exportsDir,
    disk,
    logger: pino({ level: 'silent' }),
  });
}

function ask(app: FastifyInstance, query: string) {
  return app.inject({ method: 'POST', url: '/graphql', payload: { query } });
}
