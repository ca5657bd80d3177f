import type { Connection, RowDataPacket } from 'mysql2/promise';
import { v5 as uuidv5 } from 'uuid';
import { retryOnConflict } from '#graph/prisma/retryOnConflict.ts';
import { RESTORE_MARK } from './restoreMark.ts';

/** One attempt to apply a migration, from Prisma's own table. */
export interface MigrationRecord {
  name: string;
  checksum: string;
  isFinished: boolean;
  /** True if the attempt has not ended, or its process was killed. */
  isOpen: boolean;
}

/** UUID namespace of the ids. */
const ID_NAMESPACE = '6a3fb1c2-1f0e-4a4d-9d5c-8f6b2f3f7a10';

/** Creates the table as Prisma does, unless it exists. Rejects a database with other tables. */
export async function createMigrationRecords(connection: Connection): Promise<void> {
  const [tables] = await connection.query<RowDataPacket[]>(
    'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()',
  );
  if (tables.some(({ name }) => name === '_prisma_migrations')) return;
  if (tables.some(({ name }) => name !== RESTORE_MARK)) {
    throw new Error(
      "The database contains tables that were not created by the store's migrations. Use a separate database for the store.",
    );
  }
  await connection.query(`
    CREATE TABLE IF NOT EXISTS _prisma_migrations (
      id                      VARCHAR(36) PRIMARY KEY NOT NULL,
      checksum                VARCHAR(64) NOT NULL,
      finished_at             DATETIME(3),
      migration_name          VARCHAR(255) NOT NULL,
      logs                    TEXT,
      rolled_back_at          DATETIME(3),
      started_at              DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
      applied_steps_count     INTEGER UNSIGNED NOT NULL DEFAULT 0
    ) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`);
}

/** Returns all attempts except those that `prisma migrate resolve` has marked as rolled back. */
export async function readMigrationRecords(connection: Connection): Promise<MigrationRecord[]> {
  const [rows] = await connection.query<RowDataPacket[]>(
    `SELECT migration_name, checksum, finished_at, logs FROM _prisma_migrations
     WHERE rolled_back_at IS NULL ORDER BY started_at`,
  );
  return rows.map((row) => ({
    name: row.migration_name,
    checksum: row.checksum,
    isFinished: row.finished_at !== null,
    isOpen: row.finished_at === null && row.logs === null,
  }));
}

/**
 * Runs `apply` and records its start and end, as Prisma does. If another node of the cluster has recorded the start
 * first, returns false without running `apply`.
 */
export async function recordMigration(
  connection: Connection,
  { name, checksum }: { name: string; checksum: string },
  apply: () => Promise<unknown>,
): Promise<boolean> {
  const id = await createAttemptId(connection, name);
  // Writes by another cluster node can briefly conflict with these records.
  const hasStarted = await retryOnConflict(() => insertRecord(connection, [id, checksum, name]));
  if (!hasStarted) return false;
  try {
    await apply();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    await connection.query('UPDATE _prisma_migrations SET logs = ? WHERE id = ?', [reason, id]);
    throw new Error(`The migration ${name} failed: ${reason}`);
  }
  await retryOnConflict(() =>
    connection.query(
      'UPDATE _prisma_migrations SET applied_steps_count = 1, finished_at = UTC_TIMESTAMP(3) WHERE id = ?',
      [id],
    ),
  );
  return true;
}

async function insertRecord(connection: Connection, values: [id: string, checksum: string, name: string]) {
  try {
    await connection.query(
      'INSERT INTO _prisma_migrations (id, checksum, started_at, migration_name) VALUES (?, ?, UTC_TIMESTAMP(3), ?)',
      values,
    );
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ER_DUP_ENTRY') return false;
    throw error;
  }
}

/** Returns the same id for simultaneous attempts, and a new one after each attempt that was rolled back. */
async function createAttemptId(connection: Connection, name: string): Promise<string> {
  const [[row]] = await connection.query<RowDataPacket[]>(
    'SELECT COUNT(*) AS before_it FROM _prisma_migrations WHERE migration_name = ? AND rolled_back_at IS NOT NULL',
    [name],
  );
  return uuidv5(`${name} ${row?.before_it}`, ID_NAMESPACE);
}
