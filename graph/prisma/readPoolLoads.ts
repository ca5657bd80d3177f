import { getPool } from './client.ts';
import type { Connections } from './databases.ts';

/** State of a connection pool. */
export interface PoolLoad {
  /** `prisma` for Prisma's queries, `direct` for all others. */
  pool: 'prisma' | 'direct';
  used: number;
  idle: number;
  /** Number of callers waiting for a connection. */
  waiting: number;
  most: number;
}

/**
 * Returns the state of both pools. Prisma opens its pool at its first statement, so before that only the direct pool is
 * returned.
 */
export function readPoolLoads({ prisma, direct }: Connections): PoolLoad[] {
  const prismaPool = getPool(prisma);
  const loads: PoolLoad[] = [{ pool: 'direct', ...direct.load }];
  if (prismaPool)
    loads.push({
      pool: 'prisma',
      used: prismaPool.pool.activeConnections(),
      idle: prismaPool.pool.idleConnections(),
      waiting: prismaPool.pool.taskQueueSize(),
      most: prismaPool.maxConnections,
    });
  return loads;
}
