import type { Connection, RowDataPacket } from 'mysql2/promise';
import { v5 as uuidv5 } from 'uuid';
import { startingOver } from '#graph/prisma/startingOver.ts';
import { RESTORE_MARK } from './restoreMark.ts';

/** What Prisma's own table says of one attempt to apply a migration. */
export interface MigrationRecord {
  name: string;
  checksum: string;
  isFinished: boolean;
  /** It has not ended yet; or whoever began it was killed. */
  isOpen: boolean;
}

/** What ids are made from. */
const ATTEMPTS = '6a3fb1c2-1f0e-4a4d-9d5c-8f6b2f3f7a10';

/** Makes the table as Prisma makes it, unless it is there. A database that holds something else is refused. */
export async function createMigrationRecords(connection: Connection): Promise<void> {
  const [tables] = await connection.query<RowDataPacket[]>(
    'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()',
  );
  if (tables.some(({ name }) => name === '_prisma_migrations')) return;
  if (tables.some(({ name }) => name !== RESTORE_MARK)) {
    throw new Error(
      'The database holds tables that no migration of the store has made. Give the store a database of its own.',
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

/** The attempts that still count: all but those that `prisma migrate resolve` has marked as rolled back. */
export async function migrationRecords(connection: Connection): Promise<MigrationRecord[]> {
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
 * Runs `apply` and records, as Prisma does, that it was started and how it ended. Answers false, without running it, where
 * another node of the database's cluster has begun the same: whoever's record is there first does it.
 */
export async function recordMigration(
  connection: Connection,
  { name, checksum }: { name: string; checksum: string },
  apply: () => Promise<unknown>,
): Promise<boolean> {
  const id = await nextAttempt(connection, name);
  // What another node of a cluster changes may be in the way of either record for a moment.
  const isOurs = await startingOver(() => begin(connection, [id, checksum, name]));
  if (!isOurs) return false;
  try {
    await apply();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    await connection.query('UPDATE _prisma_migrations SET logs = ? WHERE id = ?', [reason, id]);
    throw new Error(`The migration ${name} failed: ${reason}`);
  }
  await startingOver(() =>
    connection.query(
      'UPDATE _prisma_migrations SET applied_steps_count = 1, finished_at = UTC_TIMESTAMP(3) WHERE id = ?',
      [id],
    ),
  );
  return true;
}

async function begin(connection: Connection, values: [id: string, checksum: string, name: string]) {
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

/** The same for all who begin a migration at one moment; another one after each attempt that was rolled back. */
async function nextAttempt(connection: Connection, name: string): Promise<string> {
  const [[row]] = await connection.query<RowDataPacket[]>(
    'SELECT COUNT(*) AS before_it FROM _prisma_migrations WHERE migration_name = ? AND rolled_back_at IS NOT NULL',
    [name],
  );
  return uuidv5(`${name} ${row?.before_it}`, ATTEMPTS);
}
