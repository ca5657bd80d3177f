import type { FastifyInstance } from 'fastify';
import type { PrismaClient } from '#graph/prisma/generated/client.ts';
import type { SnapshotKeeper } from '#graph/snapshot/snapshotKeeper.ts';
import type { DiskSpace } from './diskSpace.ts';

const READY_WITHIN_MS = 2000;

interface Services {
  prisma: PrismaClient;
  snapshots: SnapshotKeeper;
  disk: DiskSpace;
}

/**
 * `/healthz` alive, `/readyz` database reachable and migrated. A disk that is low is said by `/readyz` and leaves the server
 * ready: it still sells nothing, but shows everything, and so would any other.
 */
export function mountHealth(app: FastifyInstance, { prisma, snapshots, disk }: Services) {
  let wasReady = true;
  // Many that ask at once are one look at the database.
  let looking: Promise<number> | null = null;
  const look = () => {
    looking ??= soon(unfinishedMigrations(prisma)).finally(() => {
      looking = null;
    });
    return looking;
  };
  app.get('/healthz', async () => ({ status: 'ok' }));

  app.get('/readyz', async (request, reply) => {
    if (app.drain.isDraining) return reply.code(503).send({ status: 'ending' });
    try {
      if ((await look()) > 0) return reply.code(503).send({ status: 'migrating' });
      await soon(snapshots.read());
      wasReady = true;
      return disk.isLow() ? { status: 'ready', disk: 'almost full' } : { status: 'ready' };
    } catch (error) {
      // Probes ask every few seconds.
      if (wasReady) request.log.warn({ err: error }, 'Not ready: the database does not answer');
      wasReady = false;
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
