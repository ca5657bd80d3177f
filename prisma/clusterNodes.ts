import { setTimeout as pause } from 'node:timers/promises';
import type { Connection, RowDataPacket } from 'mysql2/promise';
import { type MigrationRecord, migrationRecords } from './migrationRecords.ts';

const LOOK_EVERY_MS = 100;
/** A migration of another node that takes longer is taken for dead. */
const PATIENCE_MS = 60_000;

/**
 * Whether the server is one of several that all take writes, as Galera's nodes do: a named lock is then known on one of
 * them alone. From then on the connection reads what all others have written.
 */
export async function isNodeOfSeveral(connection: Connection): Promise<boolean> {
  const [[size]] = await connection.query<RowDataPacket[]>("SHOW GLOBAL STATUS LIKE 'wsrep_cluster_size'");
  if (!(Number(size?.Value) > 1)) return false;
  await connection.query('SET SESSION wsrep_sync_wait = 1');
  return true;
}

/** The records of a moment at which no other node was in the middle of a migration, unless one never ends. */
export async function settledRecords(connection: Connection): Promise<MigrationRecord[]> {
  let awaited: string | undefined;
  let since = performance.now();
  for (;;) {
    const records = await migrationRecords(connection);
    const open = records.find(({ isOpen }) => isOpen)?.name;
    if (open !== awaited) since = performance.now();
    if (!open || performance.now() - since > PATIENCE_MS) return records;
    awaited = open;
    await pause(LOOK_EVERY_MS);
  }
}
