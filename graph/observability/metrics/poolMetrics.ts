import { Gauge, type Registry } from 'prom-client';
import type { Connections } from '#graph/prisma/databases.ts';
import { poolLoads } from '#graph/prisma/poolLoads.ts';

/** Connections to the database: who waits for one waits before any statement is sent. */
export function addPoolMetrics(registry: Registry, databases: Connections): void {
  const labelNames = ['pool', 'state'] as const;
  new Gauge({
    name: 'db_pool_connections',
    help: 'Open connections to the database, by pool and whether they are used or idle.',
    labelNames,
    registers: [registry],
    collect() {
      for (const { pool, used, idle } of poolLoads(databases)) {
        this.set({ pool, state: 'used' }, used);
        this.set({ pool, state: 'idle' }, idle);
      }
    },
  });
  new Gauge({
    name: 'db_pool_connections_max',
    help: 'How many connections a pool may open.',
    labelNames: ['pool'],
    registers: [registry],
    collect() {
      for (const { pool, most } of poolLoads(databases)) this.set({ pool }, most);
    },
  });
  new Gauge({
    name: 'db_pool_waiting',
    help: 'How many wait for a connection of a pool.',
    labelNames: ['pool'],
    registers: [registry],
    collect() {
      for (const { pool, waiting } of poolLoads(databases)) this.set({ pool }, waiting);
    },
  });
}
