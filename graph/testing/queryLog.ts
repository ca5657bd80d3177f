import { PrismaMariaDb } from '@prisma/adapter-mariadb';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect } from 'vitest';
import { createApp } from '#graph/http/app.ts';
import { createDatabases, type Databases } from '#graph/prisma/databases.ts';
import { DirectDatabase } from '#graph/prisma/direct/directDatabase.ts';
import { PrismaClient } from '#graph/prisma/generated/client.ts';
import type { TestServer } from './server.ts';

const LOG_MARK = 'read anew';

/**
 * Starts a second server that uses the same database and records its own SQL: `await recordStatements('{ store { name }
 * }')` returns the statements of an operation.
 */
export function useQueryLog(server: TestServer) {
  let app: FastifyInstance;
  let directDatabase: DirectDatabase;
  let loggingClient: PrismaClient<'query'>;
  let roundTrips: string[][] = [];
  let onMarkReached = () => {};

  beforeAll(async () => {
    const { databaseUrl, media, exportsDir, secrets, clock } = server;
    const { hostname, port, username, password, pathname } = new URL(databaseUrl);
    directDatabase = new DirectDatabase(databaseUrl, {
      onTrip: (statements) => roundTrips.push([...statements]),
    });
    loggingClient = new PrismaClient({
      adapter: new PrismaMariaDb({
        host: hostname,
        port: Number(port),
        user: decodeURIComponent(username),
        password: decodeURIComponent(password),
        database: pathname.slice(1),
        timezone: 'Z',
      }),
      log: [{ emit: 'event', level: 'query' }],
    });
    loggingClient.$on('query', ({ query }) => {
      roundTrips.push([query]);
      if (query.includes(LOG_MARK)) onMarkReached();
    });
    const logger = pino({ level: 'silent' });
    app = await createApp({
      ...createDatabases({ prisma: loggingClient, direct: directDatabase }),
      media,
      exportsDir,
      secrets,
      logger,
      now: () => clock.now,
    });
  });

  /**
   * Reloads the snapshot, which then includes changes by other clients, and waits until the reload's queries are
   * logged.
   */
  async function reloadSnapshot() {
    roundTrips = [];
    await app.snapshots.reload();
    const markLogged = new Promise<void>((resolve) => {
      onMarkReached = resolve;
    });
    await loggingClient.$queryRawUnsafe(`SELECT '${LOG_MARK}'`);
    await markLogged;
  }

  afterAll(async () => {
    await app.close();
    await directDatabase.close();
    await loggingClient.$disconnect();
  });

  /** Returns the statements of each round trip. */
  async function recordRoundTrips(
    work: (app: FastifyInstance, databases: Databases) => Promise<void>,
  ): Promise<string[][]> {
    await reloadSnapshot();
    roundTrips = [];
    await work(app, createDatabases({ prisma: loggingClient, direct: directDatabase }));
    return roundTrips;
  }

  async function recordStatementsDuring(work: (app: FastifyInstance) => Promise<void>): Promise<string[]> {
    return (await recordRoundTrips(work)).flat();
  }

  function recordStatements(query: string, variables: Record<string, unknown> = {}): Promise<string[]> {
    return recordStatementsDuring(async (app) => {
      const response = await app.inject({ method: 'POST', url: '/graphql', payload: { query, variables } });
      expect(response.json().errors).toBeUndefined();
    });
  }

  return {
    recordStatements: recordStatements,
    recordStatementsDuring: recordStatementsDuring,
    recordRoundTrips: recordRoundTrips,
  };
}
