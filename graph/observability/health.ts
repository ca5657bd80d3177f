import type { FastifyInstance } from 'fastify';
import type { PrismaClient } from '#graph/prisma/generated/client.ts';
import type { SnapshotKeeper } from '#graph/snapshot/snapshotKeeper.ts';

const READY_WITHIN_MS = 2000;

interface Services {
  prisma: PrismaClient;
  snapshots: SnapshotKeeper;
}

/** `/healthz` alive, `/readyz` database reachable and migrated. */
export function mountHealth(app: FastifyInstance, { prisma, snapshots }: Services) {
  app.get('/healthz', async () => ({ status: 'ok' }));

  app.get('/readyz', async (request, reply) => {
    if (app.drain.isDraining) return reply.code(503).send({ status: 'ending' });
    try {
      if ((await soon(unfinishedMigrations(prisma))) > 0)
        return reply.code(503).send({ status: 'migrating' });
      await soon(snapshots.read());
      return { status: 'ready' };
    } catch (error) {
      request.log.warn({ err: error }, 'Not ready: the database does not answer');
      return reply.code(503).send({ status: 'database unreachable' });
    }
  });
}

async function unfinishedMigrations(prisma: PrismaClient): Promise<number> {
  const [row] = await prisma.$queryRaw<{ count: bigint }[]>`
    SELECT COUNT(*) AS count FROM _prisma_migrations WHERE finished_at IS NULL AND rolled_back_at IS NULL`;
  return Number(row?.count ?? 0);
}

/** Rejects when the work takes so long that nobody would wait: a database that is gone is noticed only later. */
async function soon<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('No answer in time.')), READY_WITHIN_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
