import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll } from 'vitest';
import { type Databases, openDatabases } from '#graph/prisma/databases.ts';
import type { TestServer } from '#graph/testing/server.ts';
import { createApp } from '../app.ts';
import type { AppOptions } from '../appOptions.ts';

interface Listening extends Databases {
  app: FastifyInstance;
  url: string;
  port: number;
}

/** A server that listens on a port of this machine, over the database of the test's own, with limits of its own. */
export function useListening(server: TestServer, limits: Partial<AppOptions> = {}): Listening {
  const listening = {} as Listening;
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
    Object.assign(listening, { ...databases, app, url, port });
    close = async () => {
      await app.close();
      await databases.close();
    };
  });
  afterAll(() => close());
  return listening;
}
