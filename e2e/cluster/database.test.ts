import type { RowDataPacket } from 'mysql2';
import { createConnection } from 'mysql2/promise';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { claimJobs } from '#graph/jobs/claimJobs.ts';
import { openDatabases } from '#graph/prisma/databases.ts';
import { write } from '#graph/prisma/direct/statement.ts';
import { Prisma } from '#graph/prisma/generated/client.ts';
import { isUnavailable } from '#graph/prisma/isUnavailable.ts';
import { inTransaction } from '#graph/prisma/transaction.ts';
import { migrate, readMigrationNames } from '../../prisma/migrate.ts';
import { type Cluster, openCluster } from './testing/openCluster.ts';

let cluster: Cluster;
let opened: ReturnType<typeof openDatabases>[];

beforeAll(async () => {
  cluster = await openCluster();
  await migrate(`${cluster.nodes[0].url}/store`);
  opened = cluster.nodes.map(({ url }) => openDatabases(`${url}/store`));
});

afterAll(async () => {
  await Promise.all(opened?.map(({ close }) => close()) ?? []);
  await cluster?.close();
});

test('every table has a primary key, and none counts its rows', async () => {
  const connection = await createConnection(cluster.nodes[0].url);
  const [tables] = await connection.query<RowDataPacket[]>(`
    SELECT table_name AS name FROM information_schema.tables t WHERE table_schema = 'store' AND (engine <> 'InnoDB'
      OR auto_increment IS NOT NULL OR NOT EXISTS (
        SELECT 1 FROM information_schema.table_constraints
        WHERE table_schema = t.table_schema AND table_name = t.table_name AND constraint_type = 'PRIMARY KEY'))`);
  await connection.end();

  expect(tables).toEqual([]);
});

test('instances that migrate at once on different nodes make one database', async () => {
  const urls = cluster.nodes.map(({ url }) => `${url}/migrated_together`);

  const applied = await Promise.all(urls.map((url) => migrate(url)));

  expect(applied.flat().sort()).toEqual(await readMigrationNames());
}, 240_000);

describe('a transaction whose row another node writes before it commits', () => {
  beforeAll(async () => {
    const connection = await createConnection(`${cluster.nodes[0].url}/store`);
    await connection.query('CREATE TABLE counters (id INT PRIMARY KEY, count INT NOT NULL)');
    await connection.query('INSERT INTO counters VALUES (1, 0), (2, 0)');
    await connection.end();
    // Until it is on the others too.
    await vi.waitFor(() => readCount(2), { timeout: 20_000 });
  });

  const countUp = (id: number) => write(Prisma.sql`UPDATE counters SET count = count + 1 WHERE id = ${id}`);
  const countElsewhere = (id: number) => opened[1]?.direct.inTransaction((tx) => tx.send(countUp(id)));

  test('starts over, past Prisma', async () => {
    let attempts = 0;
    await opened[0]?.direct.inTransaction(async (tx) => {
      await tx.send(countUp(1));
      if (++attempts === 1) await countElsewhere(1);
    });

    expect([await readCount(1), attempts]).toEqual([2, 2]);
  });

  test('starts over, through Prisma', async () => {
    let attempts = 0;
    const { prisma } = opened[0] ?? expect.unreachable();
    await inTransaction(prisma, async (tx) => {
      await tx.$executeRaw`UPDATE counters SET count = count + 1 WHERE id = 2`;
      if (++attempts === 1) await countElsewhere(2);
    });

    expect([await readCount(2), attempts]).toEqual([2, 2]);
  });
});

test('workers on all nodes take each job once', async () => {
  const now = new Date();
  const count = 60;
  await opened[0]?.prisma.job.createMany({
    data: Array.from({ length: count }, () => ({
      kind: 'trial',
      payload: {},
      runAfter: now,
      createdAt: now,
    })),
  });

  const taken = await Promise.all(
    opened.map(async ({ direct }) => {
      const ids: string[] = [];
      for (;;) {
        const jobs = await claimJobs(direct, {
          now: new Date(now.getTime() + 1000),
          areTogether: () => false,
        });
        if (jobs.length === 0) return ids;
        ids.push(...jobs.map(({ id }) => id));
      }
    }),
  );

  expect(taken.flat()).toHaveLength(count);
  expect(new Set(taken.flat()).size).toBe(count);
});

test('a node that is cut off from the others says that it cannot be used', async () => {
  const [, , third] = cluster.nodes;
  const { prisma, direct } = opened[2] ?? expect.unreachable();
  await prisma.$queryRaw`SELECT id FROM jobs LIMIT 1`;
  const connection = await createConnection(third.url);
  await connection.query("SET GLOBAL wsrep_provider_options = 'gmcast.isolate=1'");
  await expect.poll(() => third.isSynced(), { timeout: 30_000 }).toBe(false);

  const read = await prisma.job.count().catch((error: unknown) => error);
  const written = await direct
    .send(write(Prisma.sql`UPDATE jobs SET attempts = attempts + 1`))
    .catch((error: unknown) => error);

  expect([isUnavailable(read), isUnavailable(written)]).toEqual([true, true]);
  await connection.query("SET GLOBAL wsrep_provider_options = 'gmcast.isolate=0'");
  await connection.end();
  await expect.poll(() => third.isSynced(), { timeout: 60_000 }).toBe(true);
});

async function readCount(id: number): Promise<number> {
  const connection = await createConnection(`${cluster.nodes[2].url}/store`);
  await connection.query('SET SESSION wsrep_sync_wait = 1');
  const [[row]] = await connection.query<RowDataPacket[]>('SELECT count FROM counters WHERE id = ?', [id]);
  await connection.end();
  return row?.count;
}
