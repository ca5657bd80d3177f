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
import type { JobOrigin } from '#graph/jobs/toJob.ts';
import type { OutboundRules } from '#graph/outboundCalls/publicAddress.ts';
import { getGate, getOpenWrites } from '#graph/prisma/client.ts';
import { type Databases, openDatabases } from '#graph/prisma/databases.ts';
import type { PrismaClient } from '#graph/prisma/generated/client.ts';
import type { FileStore } from '#graph/storage/fileStore.ts';
import { createFolderStore } from '#graph/storage/folderStore.ts';
import { openWriter } from '#graph/work/openWriter.ts';
import type { Writer } from '#graph/work/work.ts';
import { dropDatabase } from './dropDatabase.ts';
import { createEmptyStore } from './emptyStore.ts';
import { createFixtureClient } from './fixtureClient.ts';
import { observeWrites } from './observeWrites.ts';

export interface GraphqlResult {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: documents written in a test have no generated type.
  data: Record<string, any> | null;
  errors?: { message: string; path?: string[]; extensions: Record<string, unknown> }[];
}

export interface TestServer extends Databases, Writer {
  app: FastifyInstance;
  /** Client for the test. Its writes are in the server's snapshot before the next request. */
  prisma: PrismaClient;
  databaseUrl: string;
  secrets: Secrets;
  demoPaymentsUrl: string | null;
  /** Allows jobs to call this machine. */
  outboundRules: OutboundRules;
  /** Sets the server's time. */
  clock: { now: Date };
  /** Folder in which `media` stores its files. */
  mediaDir: string;
  media: FileStore;
  exportsDir: string;
  graphql(
    query: string,
    variables?: Record<string, unknown>,
    options?: { token?: string },
  ): Promise<GraphqlResult>;
}

/**
 * Starts a server for a test file: an empty migrated database and the real app, called without a socket. `graphql`
 * bypasses the response cache. `options` are passed to the app.
 */
export function useTestServer(options: Partial<AppOptions> = {}): TestServer {
  const server = {} as TestServer;
  let shutDown = async () => {};

  beforeAll(async () => {
    const databaseServer = inject('databaseServerUrl');
    const name = `test_${randomBytes(6).toString('hex')}`;
    const url = new URL(databaseServer);
    url.pathname = `/${name}`;
    await createEmptyStore(url.href, inject('emptyStore'));
    const mediaDir = await mkdtemp(join(tmpdir(), 'store-media-'));
    const media = createFolderStore(mediaDir);
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
    const omissions = observeWrites(getOpenWrites(databases.prisma));
    app.addHook('preClose', async () => {
      expect(omissions).toEqual([]);
    });
    const prisma = createFixtureClient(app, databases);
    const gate = getGate(databases.prisma);
    const createWriter = (origin: JobOrigin) => openWriter({ prisma, direct, gate, subscribers }, origin);
    const folders = { mediaDir, media, exportsDir };
    Object.assign(server, {
      app,
      prisma,
      direct,
      subscribers,
      createWriter,
      ...createWriter(toJobOrigin(clock)),
      databaseUrl: url.href,
      secrets,
      demoPaymentsUrl: options.demoPaymentsUrl ?? null,
      outboundRules: { rules: { allowsLoopback: true } },
      clock,
      ...folders,
      graphql: createGraphqlSender(app),
    });
    shutDown = async () => {
      await app.close();
      await databases.close();
      await dropDatabase(databaseServer, name);
      for (const folder of [mediaDir, exportsDir]) await rm(folder, { recursive: true });
    };
  });
  afterAll(() => shutDown());
  return server;
}

/** Writes on behalf of the store, at the current time of the server's clock. */
function toJobOrigin(clock: { now: Date }): JobOrigin {
  return {
    get now() {
      return clock.now;
    },
  };
}

function createGraphqlSender(app: FastifyInstance): TestServer['graphql'] {
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
