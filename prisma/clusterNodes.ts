import { setTimeout as pause } from 'node:timers/promises';
import type { Connection, RowDataPacket } from 'mysql2/promise';
import { type MigrationRecord, readMigrationRecords } from './migrationRecords.ts';

const POLL_INTERVAL_MS = 100;
/** Time in ms after which another node's migration is assumed to have been interrupted. */
const TIMEOUT_MS = 60_000;

/**
 * Returns true if the server is one of several nodes that accept writes, as in a Galera cluster. A named lock is valid
 * on one node only. On such a node, later reads on the connection wait for the writes of all nodes.
 */
export async function isClusterNode(connection: Connection): Promise<boolean> {
  const [[size]] = await connection.query<RowDataPacket[]>("SHOW GLOBAL STATUS LIKE 'wsrep_cluster_size'");
  if (!(Number(size?.Value) > 1)) return false;
  await connection.query('SET SESSION wsrep_sync_wait = 1');
  return true;
}

/**
 * Waits until no other node is running a migration or the running migration has exceeded the time limit, and returns
 * the migration records.
 */
export async function awaitMigrationRecords(connection: Connection): Promise<MigrationRecord[]> {
  let openMigration: string | undefined;
  let startedAt = performance.now();
  for (;;) {
    const records = await readMigrationRecords(connection);
    const currentMigration = records.find(({ isOpen }) => isOpen)?.name;
    if (currentMigration !== openMigration) startedAt = performance.now();
    if (!currentMigration || performance.now() - startedAt > TIMEOUT_MS) return records;
    openMigration = currentMigration;
    await pause(POLL_INTERVAL_MS);
  }
}
