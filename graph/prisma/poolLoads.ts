import { poolOf } from './client.ts';
import type { Connections } from './databases.ts';

/** How a pool of connections stands. */
export interface PoolLoad {
  /** `prisma` for all that Prisma asks, `direct` for what goes past it. */
  pool: 'prisma' | 'direct';
  used: number;
  idle: number;
  /** How many wait for a connection. */
  waiting: number;
  most: number;
}

/** Both pools on the database. Prisma opens its own with its first statement; until then there is only the other. */
export function poolLoads({ prisma, direct }: Connections): PoolLoad[] {
  const own = poolOf(prisma);
  const load: PoolLoad[] = [{ pool: 'direct', ...direct.load }];
  if (own)
    load.push({
      pool: 'prisma',
      used: own.pool.activeConnections(),
      idle: own.pool.idleConnections(),
      waiting: own.pool.taskQueueSize(),
      most: own.most,
    });
  return load;
}
