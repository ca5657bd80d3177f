import type { FastifyInstance } from 'fastify';
import type { PrismaClient } from '#graph/prisma/generated/client.ts';
import type { CatalogueSnapshots } from '#graph/snapshot/catalogueSnapshots.ts';
import type { DiskSpace } from './diskSpace.ts';

const READY_WITHIN_MS = 2000;

interface Services {
  prisma: PrismaClient;
  snapshots: CatalogueSnapshots;
  disk: DiskSpace;
}

/**
 * Mounts `/healthz` (alive) and `/readyz` (database reachable and migrated). `/readyz` reports a low disk but still
 * returns ready: the server can serve reads, and other servers would be no better.
 */
export function mountHealth(app: FastifyInstance, { prisma, snapshots, disk }: Services) {
  let wasReady = true;
  // Simultaneous probes share one query.
  let pendingCheck: Promise<number> | null = null;
  const checkDatabase = () => {
    pendingCheck ??= withTimeout(countUnfinishedMigrations(prisma)).finally(() => {
      pendingCheck = null;
    });
    return pendingCheck;
  };
  app.get('/healthz', async () => ({ status: 'ok' }));

  app.get('/readyz', async (request, reply) => {
    if (app.drain.isDraining) return reply.code(503).send({ status: 'ending' });
    try {
      if ((await checkDatabase()) > 0) return reply.code(503).send({ status: 'migrating' });
      await withTimeout(snapshots.read());
      wasReady = true;
      return disk.isLow() ? { status: 'ready', disk: 'almost full' } : { status: 'ready' };
    } catch (error) {
      // Logged once, because probes repeat every few seconds.
      if (wasReady) request.log.warn({ err: error }, 'Not ready: the database does not respond');
      wasReady = false;
      return reply.code(503).send({ status: 'database unreachable' });
    }
  });
}

async function countUnfinishedMigrations(prisma: PrismaClient): Promise<number> {
  const [row] = await prisma.$queryRaw<{ count: bigint }[]>`
    SELECT COUNT(*) AS count FROM _prisma_migrations WHERE finished_at IS NULL AND rolled_back_at IS NULL`;
  return Number(row?.count ?? 0);
}

/** Rejects if the work takes too long, because drivers notice a lost database late. */
async function withTimeout<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('No response in time.')), READY_WITHIN_MS);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
