import { randomUUID } from 'node:crypto';
import type { Connection, RowDataPacket } from 'mysql2/promise';
import { RESTORE_MARK } from './restoreMark.ts';

/** What Prisma's own table says of one attempt to apply a migration. */
export type MigrationRecord = { name: string; checksum: string; isFinished: boolean };

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
    CREATE TABLE _prisma_migrations (
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
    `SELECT migration_name, checksum, finished_at FROM _prisma_migrations
     WHERE rolled_back_at IS NULL ORDER BY started_at`,
  );
  return rows.map((row) => ({
    name: row.migration_name,
    checksum: row.checksum,
    isFinished: row.finished_at !== null,
  }));
}

/** Runs `apply` and records, as Prisma does, that it was started and how it ended. */
export async function recordMigration(
  connection: Connection,
  { name, checksum }: { name: string; checksum: string },
  apply: () => Promise<unknown>,
): Promise<void> {
  const id = randomUUID();
  await connection.query(
    'INSERT INTO _prisma_migrations (id, checksum, started_at, migration_name) VALUES (?, ?, UTC_TIMESTAMP(3), ?)',
    [id, checksum, name],
  );
  try {
    await apply();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    await connection.query('UPDATE _prisma_migrations SET logs = ? WHERE id = ?', [reason, id]);
    throw new Error(`The migration ${name} failed: ${reason}`);
  }
  await connection.query(
    'UPDATE _prisma_migrations SET applied_steps_count = 1, finished_at = UTC_TIMESTAMP(3) WHERE id = ?',
    [id],
  );
}
