import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { createPrisma } from '#graph/prisma/client.ts';
import { createDatabases } from '#graph/prisma/databases.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { createApp } from './app.ts';

const server = useTestServer();

describe('every response', () => {
  test.each(['/healthz', '/nothing', '/media/nothing.webp', '/graphql'])(
    '%s has the security headers',
    async (url) => {
      const { headers } = await server.app.inject(url);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': expect.any(String),
        'strict-transport-security': expect.any(String),
        'referrer-policy': expect.any(String),
        'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      });
      const policy = String(headers['content-security-policy']);
      for (const rule of [
        "default-src 'self'",
        "script-src 'self' 'wasm-unsafe-eval';",
        "object-src 'none'",
        "frame-ancestors 'none'",
      ])
        expect(policy).toContain(rule);
      expect(headers['x-powered-by']).toBeUndefined();
    },
  );

  test.each([
    '/api/products/%',
    '/api/products/%ff',
    '/api/%',
    `/api/products/${'a'.repeat(5000)}`,
    '/media/%',
    '/media/%ff?w=%',
    '/%',
    '/%c0%af',
    '/a;%',
    '/api/a;%ff',
  ])('is 404 for an unreadable URL: %s', async (url) => {
    const response = await server.app.inject(url);
    const requestId = response.headers['x-request-id'];
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({
      message: expect.not.stringContaining('url component'),
      requestId,
    });
    if (url.startsWith('/api')) expect(response.json()).toMatchObject({ success: false, code: 'NOT_FOUND' });
    expect(response.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.any(String),
    });
  });

  test('has its own request id, whatever id the client sends', async () => {
    const response = await server.app.inject({ url: '/healthz', headers: { 'x-request-id': 'mine' } });
    expect(response.headers['x-request-id']).not.toBe('mine');
  });
});

describe('health', () => {
  test('reports the server as alive and ready', async () => {
    expect((await server.app.inject('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await server.app.inject('/readyz')).json()).toEqual({ status: 'ready' });
  });

  test('reports the server as not ready during a migration', async () => {
    await server.prisma.$executeRaw`
      INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, applied_steps_count)
      VALUES ('unfinished', '', 'unfinished', NOW(3), 0)`;
    const response = await server.app.inject('/readyz');
    await server.prisma.$executeRaw`DELETE FROM _prisma_migrations WHERE id = 'unfinished'`;
    expect(response.statusCode).toBe(503);
    expect(response.json()).toEqual({ status: 'migrating' });
  });

  test('reports the server as alive but not ready without its database', async () => {
    const unreachablePrisma = createPrisma('mysql://nobody:nothing@127.0.0.1:1/nowhere');
    const { media, exportsDir, secrets } = server;
    const disconnectedApp = await createApp({
      ...createDatabases({ prisma: unreachablePrisma, direct: server.direct }),
      media,
      exportsDir,
      secrets,
      logger: pino({ level: 'silent' }),
    });
    expect((await disconnectedApp.inject('/healthz')).statusCode).toBe(200);
    const response = await disconnectedApp.inject('/readyz');
    expect(response.statusCode).toBe(503);
    expect(response.json()).toEqual({ status: 'database unreachable' });
    await disconnectedApp.close();
    await unreachablePrisma.$disconnect();
  });
});
