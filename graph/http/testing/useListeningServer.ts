import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll } from 'vitest';
import { type Databases, openDatabases } from '#graph/prisma/databases.ts';
import type { TestServer } from '#graph/testing/server.ts';
import { createApp } from '../app.ts';
import type { AppOptions } from '../appOptions.ts';

interface ListeningServer extends Databases {
  app: FastifyInstance;
  url: string;
  port: number;
}

/** Starts a server on a local port with the test's database and its own limits. */
export function useListeningServer(server: TestServer, limits: Partial<AppOptions> = {}): ListeningServer {
  const listeningServer = {} as ListeningServer;
  let close = async () => {};

  beforeAll(async () => {
    const databases = openDatabases(server.databaseUrl);
    const { media, exportsDir, secrets, clock } = server;
    const app = await createApp({
      ...databases,
      media,
      exportsDir,
      secrets,
      logger: pino({ level: 'silent' }),
      now: () => clock.now,
      ...limits,
    });
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    Object.assign(listeningServer, { ...databases, app, url, port });
    close = async () => {
      await app.close();
      await databases.close();
    };
  });
  afterAll(() => close());
  return listeningServer;
}
