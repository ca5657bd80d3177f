import { PrismaMariaDb } from '@prisma/adapter-mariadb';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect } from 'vitest';
import { createApp } from '#graph/http/app.ts';
import { createDatabases, type Databases } from '#graph/prisma/databases.ts';
import { DirectDatabase } from '#graph/prisma/direct/directDatabase.ts';
import { PrismaClient } from '#graph/prisma/generated/client.ts';
import type { TestServer } from './server.ts';

const MARK = 'read anew';

/**
 * Starts a second server on the same database that records its SQL: `await recordStatements('{ store { name } }')` returns the
 * statements of an operation.
 */
export function useQueryLog(server: TestServer) {
  let app: FastifyInstance;
  let direct: DirectDatabase;
  let counted: PrismaClient<'query'>;
  let trips: string[][] = [];
  let onMarkReached = () => {};

  beforeAll(async () => {
    const { databaseUrl, media, exportsDir, secrets, clock } = server;
    const { hostname, port, username, password, pathname } = new URL(databaseUrl);
    direct = new DirectDatabase(databaseUrl, { onTrip: (statements) => trips.push([...statements]) });
    counted = new PrismaClient({
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
    counted.$on('query', ({ query }) => {
      trips.push([query]);
      if (query.includes(MARK)) onMarkReached();
    });
    const logger = pino({ level: 'silent' });
    app = await createApp({
      ...createDatabases({ prisma: counted, direct }),
      media,
      exportsDir,
      secrets,
      logger,
      now: () => clock.now,
    });
  });

  /** Loads changes of other clients, and waits until its queries are logged. */
  async function reloadSnapshot() {
    trips = [];
    await app.snapshots.reload();
    const isNoted = new Promise<void>((resolve) => {
      onMarkReached = resolve;
    });
    await counted.$queryRawUnsafe(`SELECT '${MARK}'`);
    await isNoted;
  }

  afterAll(async () => {
    await app.close();
    await direct.close();
    await counted.$disconnect();
  });

  /** Returns the statements of each round trip. */
  async function roundTripsDuring(
    work: (app: FastifyInstance, databases: Databases) => Promise<void>,
  ): Promise<string[][]> {
    await reloadSnapshot();
    trips = [];
    await work(app, createDatabases({ prisma: counted, direct }));
    return trips;
  }

  async function statementsDuring(work: (app: FastifyInstance) => Promise<void>): Promise<string[]> {
    return (await roundTripsDuring(work)).flat();
  }

  function recordStatements(query: string, variables: Record<string, unknown> = {}): Promise<string[]> {
    return statementsDuring(async (app) => {
      const answer = await app.inject({ method: 'POST', url: '/graphql', payload: { query, variables } });
      expect(answer.json().errors).toBeUndefined();
    });
  }

  return { statementsOf: recordStatements, statementsDuring, roundTripsDuring };
}
