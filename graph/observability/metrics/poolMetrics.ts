import { Gauge, type Registry } from 'prom-client';
import type { Connections } from '#graph/prisma/databases.ts';
import { readPoolLoads } from '#graph/prisma/readPoolLoads.ts';

/**
 * Adds metrics of database connections. Statement durations do not include the time spent waiting for a connection.
 */
export function addPoolMetrics(registry: Registry, databases: Connections): void {
  const labelNames = ['pool', 'state'] as const;
  new Gauge({
    name: 'db_pool_connections',
    help: 'Open database connections, by pool and state: used or idle.',
    labelNames,
    registers: [registry],
    collect() {
      for (const { pool, used, idle } of readPoolLoads(databases)) {
        this.set({ pool, state: 'used' }, used);
        this.set({ pool, state: 'idle' }, idle);
      }
    },
  });
  new Gauge({
    name: 'db_pool_connections_max',
    help: 'Maximum number of connections of a pool.',
    labelNames: ['pool'],
    registers: [registry],
    collect() {
      for (const { pool, most: max } of readPoolLoads(databases)) this.set({ pool }, max);
    },
  });
  new Gauge({
    name: 'db_pool_waiting',
    help: 'Requests waiting for a connection of a pool.',
    labelNames: ['pool'],
    registers: [registry],
    collect() {
      for (const { pool, waiting } of readPoolLoads(databases)) this.set({ pool }, waiting);
    },
  });
}
