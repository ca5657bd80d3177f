import { PrismaMariaDb } from '@prisma/adapter-mariadb';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { createApp } from '#graph/http/app.ts';
import { PrismaClient } from '#graph/prisma/generated/client.ts';
import type { TestServer } from './server.ts';

/** Answers the SQL that an operation sends, over the same database as the server's: `await queriesOf('{ store { name } }')`. */
export function useQueryLog(server: TestServer) {
  let app: FastifyInstance;
  let counted: PrismaClient<'query'>;
  let queries: string[] = [];

  beforeAll(async () => {
    const { prisma, mediaDir, exportsDir, tokens, clock } = server;
    const [row] = await prisma.$queryRaw<{ name: string }[]>`SELECT DATABASE() AS name`;
    const { hostname, port, username, password } = new URL(inject('databaseServerUrl'));
    counted = new PrismaClient({
      adapter: new PrismaMariaDb({
        host: hostname,
        port: Number(port),
        user: decodeURIComponent(username),
        password: decodeURIComponent(password),
        database: row?.name,
        timezone: 'Z',
      }),
      log: [{ emit: 'event', level: 'query' }],
    });
    counted.$on('query', ({ query }) => queries.push(query));
    const logger = pino({ level: 'silent' });
    app = await createApp({ prisma: counted, mediaDir, exportsDir, tokens, logger, now: () => clock.now });
  });

  afterAll(async () => {
    await app.close();
    await counted.$disconnect();
  });

  return async (query: string, variables: Record<string, unknown> = {}): Promise<string[]> => {
    queries = [];
    const answer = await app.inject({ method: 'POST', url: '/graphql', payload: { query, variables } });
    expect(answer.json().errors).toBeUndefined();
    return queries;
  };
}
