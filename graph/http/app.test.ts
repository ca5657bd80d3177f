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
    const answer = await server.app.inject(url);
    const requestId = answer.headers['x-request-id'];
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ message: expect.not.stringContaining('url component'), requestId });
    if (url.startsWith('/api')) expect(answer.json()).toMatchObject({ success: false, code: 'NOT_FOUND' });
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.any(String),
    });
  });

  test('has its own request id, whatever id the client sends', async () => {
    const answer = await server.app.inject({ url: '/healthz', headers: { 'x-request-id': 'mine' } });
    expect(answer.headers['x-request-id']).not.toBe('mine');
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
    const answer = await server.app.inject('/readyz');
    await server.prisma.$executeRaw`DELETE FROM _prisma_migrations WHERE id = 'unfinished'`;
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toEqual({ status: 'migrating' });
  });

  test('reports the server as alive but not ready without its database', async () => {
    const unreachablePrisma = createPrisma('mysql://nobody:nothing@127.0.0.1:1/nowhere');
    const { media, exportsDir, secrets } = server;
    const alone = await createApp({
      ...createDatabases({ prisma: unreachablePrisma, direct: server.direct }),
      media,
      exportsDir,
      secrets,
      logger: pino({ level: 'silent' }),
    });
    expect((await alone.inject('/healthz')).statusCode).toBe(200);
    const answer = await alone.inject('/readyz');
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toEqual({ status: 'database unreachable' });
    await alone.close();
    await unreachablePrisma.$disconnect();
  });
});
