import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import type { Secrets } from '#graph/context.ts';
import { createApp } from '#graph/http/app.ts';
import type { AppOptions } from '#graph/http/appOptions.ts';
import type { Asking } from '#graph/jobs/toJob.ts';
import type { Reaching } from '#graph/outside/publicAddress.ts';
import { gateOf, openWritesOf } from '#graph/prisma/client.ts';
import { type Databases, openDatabases } from '#graph/prisma/databases.ts';
import type { PrismaClient } from '#graph/prisma/generated/client.ts';
import type { FileStore } from '#graph/storage/fileStore.ts';
import { folderStore } from '#graph/storage/folderStore.ts';
import { openWork } from '#graph/work/openWork.ts';
import type { Writing } from '#graph/work/work.ts';
import { dropDatabase } from './dropDatabase.ts';
import { makeEmptyStore } from './emptyStore.ts';
import { watchWrites } from './watchWrites.ts';
import { withSnapshotOf } from './withSnapshotOf.ts';

export interface GraphAnswer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: documents written in a test have no generated type.
  data: Record<string, any> | null;
  errors?: { message: string; path?: string[]; extensions: Record<string, unknown> }[];
}

export interface TestServer extends Databases, Writing {
  app: FastifyInstance;
  /** Of the test's own: what it writes is in the server's snapshot before the next request, as if it had always been there. */
  prisma: PrismaClient;
  databaseUrl: string;
  /** What is signed and sealed with. */
  secrets: Secrets;
  demoPaymentsUrl: string | null;
  /** Jobs may call this machine. */
  reaching: Reaching;
  /** Moves the server's clock. */
  clock: { now: Date };
  /** Where `media` is. */
  mediaDir: string;
  media: FileStore;
  exportsDir: string;
  graphql(
    query: string,
    variables?: Record<string, unknown>,
    options?: { token?: string },
  ): Promise<GraphAnswer>;
}

/**
 * A server of its own for a test file: an empty migrated database and the real app, asked without a socket.
 * `graphql` asks past the cache of public answers. `options` are the app's own, where a test is about them.
 */
export function useTestServer(options: Partial<AppOptions> = {}): TestServer {
  const server = {} as TestServer;
  let drop = async () => {};

  beforeAll(async () => {
    const databaseServer = inject('databaseServerUrl');
    const name = `test_${randomBytes(6).toString('hex')}`;
    const url = new URL(databaseServer);
    url.pathname = `/${name}`;
    await makeEmptyStore(url.href, inject('emptyStore'));
    const mediaDir = await mkdtemp(join(tmpdir(), 'store-media-'));
    const media = folderStore(mediaDir);
    const exportsDir = await mkdtemp(join(tmpdir(), 'store-exports-'));
    const databases = openDatabases(url.href);
    const { direct, subscribers } = databases;
    const clock = { now: new Date() };
    const secrets: Secrets = { signing: [randomBytes(32)], sealing: [randomBytes(32)] };
    const app = await createApp({
      ...databases,
      media,
      exportsDir,
      secrets,
      logger: pino({ level: process.env.LOG_LEVEL ?? 'error' }),
      now: () => clock.now,
      ...options,
    });
    const forgotten = watchWrites(openWritesOf(databases.prisma));
    app.addHook('preClose', async () => {
      expect(forgotten).toEqual([]);
    });
    const prisma = withSnapshotOf(app, databases);
    const gate = gateOf(databases.prisma);
    const writingFor = (asking: Asking) => openWork({ prisma, direct, gate, subscribers }, asking);
    const folders = { mediaDir, media, exportsDir };
    Object.assign(server, {
      app,
      prisma,
      direct,
      subscribers,
      writingFor,
      ...writingFor(atTheClock(clock)),
      databaseUrl: url.href,
      secrets,
      demoPaymentsUrl: options.demoPaymentsUrl ?? null,
      reaching: { rules: { toLoopback: true } },
      clock,
      ...folders,
      graphql: ask(app),
    });
    drop = async () => {
      await app.close();
      await databases.close();
      await dropDatabase(databaseServer, name);
      for (const folder of [mediaDir, exportsDir]) await rm(folder, { recursive: true });
    };
  });
  afterAll(() => drop());
  return server;
}

/** For the store itself, at whatever time its clock shows by then. */
function atTheClock(clock: { now: Date }): Asking {
  return {
    get now() {
      return clock.now;
    },
  };
}

function ask(app: FastifyInstance): TestServer['graphql'] {
  return async (query, variables = {}, { token } = {}) => {
    const response = await app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'cache-control': 'no-cache', ...(token && { authorization: `Bearer ${token}` }) },
      payload: { query, variables },
    });
    return { status: response.statusCode, ...response.json() };
  };
}
