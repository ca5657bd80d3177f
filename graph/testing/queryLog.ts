import { PrismaMariaDb } from '@prisma/adapter-mariadb';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect } from 'vitest';
import { createApp } from '#graph/http/app.ts';
import { type Databases, databasesOf } from '#graph/prisma/databases.ts';
import { DirectDatabase } from '#graph/prisma/direct/directDatabase.ts';
import { PrismaClient } from '#graph/prisma/generated/client.ts';
import type { TestServer } from './server.ts';

const MARK = 'read anew';

/**
 * The SQL that an operation, or some work, has a server of its own send, over the same database as the server's:
 * `await sentFor('{ store { name } }')`.
 */
export function useQueryLog(server: TestServer) {
  let app: FastifyInstance;
  let direct: DirectDatabase;
  let counted: PrismaClient<'query'>;
  let trips: string[][] = [];
  let reached = () => {};

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
      if (query.includes(MARK)) reached();
    });
    const logger = pino({ level: 'silent' });
    app = await createApp({
      ...databasesOf({ prisma: counted, direct }),
      media,
      exportsDir,
      secrets,
      logger,
      now: () => clock.now,
    });
  });

  /** What was written through other clients, with all that it asks noted. */
  async function readAnew() {
    trips = [];
    await app.snapshots.reload();
    const isNoted = new Promise<void>((resolve) => {
      reached = resolve;
    });
    await counted.$queryRawUnsafe(`SELECT '${MARK}'`);
    await isNoted;
  }

  afterAll(async () => {
    await app.close();
    await direct.close();
    await counted.$disconnect();
  });

  /** Each round trip, with the statements that went in it. */
  async function tripsDuring(
    work: (app: FastifyInstance, databases: Databases) => Promise<void>,
  ): Promise<string[][]> {
    await readAnew();
    trips = [];
    await work(app, databasesOf({ prisma: counted, direct }));
    return trips;
  }

  async function sentDuring(work: (app: FastifyInstance) => Promise<void>): Promise<string[]> {
    return (await tripsDuring(work)).flat();
  }

  function sentFor(query: string, variables: Record<string, unknown> = {}): Promise<string[]> {
    return sentDuring(async (app) => {
      const answer = await app.inject({ method: 'POST', url: '/graphql', payload: { query, variables } });
      expect(answer.json().errors).toBeUndefined();
    });
  }

  return { sentFor, sentDuring, tripsDuring };
}
