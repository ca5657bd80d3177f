import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise';
import { parseConnectionOptions } from '#graph/prisma/parseConnectionOptions.ts';
import type { FileStore } from '#graph/storage/fileStore.ts';
import { createDatabaseIfMissing } from '#prisma/migrate.ts';
import { RESTORE_MARK } from '#prisma/restoreMark.ts';
import { BackupProblem } from './backupProblem.ts';
import type { BackupContents, BackupHead } from './contents.ts';
import { SECRETS } from './secretFiles.ts';

export interface RestoreTarget {
  databaseUrl: string;
  media: FileStore;
  dataDir: string;
}

/** The file to restore. */
export interface BackupFile {
  name: string;
  bytes: number;
}

export type RestoredDatabase = Awaited<ReturnType<typeof openRestoreTarget>>;

/**
 * Marks an empty destination as the target of a restore, and deletes any rows that an interrupted restore inserted.
 * Throws a BackupProblem if the destination contains anything else.
 */
export async function openRestoreTarget({ databaseUrl, media, dataDir }: RestoreTarget) {
  await createDatabaseIfMissing(databaseUrl);
  await mkdir(dataDir, { recursive: true });
  const { connectionLimit, ...options } = parseConnectionOptions(databaseUrl);
  const connection = await createConnection({ ...options, charset: 'utf8mb4' });
  try {
    await connection.query(
      "SET SESSION time_zone = '+00:00', sql_mode = '', foreign_key_checks = 0, unique_checks = 0",
    );
    const tables = await listTables(connection);
    if (!tables.includes(RESTORE_MARK)) {
      await expectNoRows(connection, tables);
      await expectNoFiles(media, dataDir);
      await connection.query(`CREATE TABLE ${RESTORE_MARK} (since DATETIME DEFAULT CURRENT_TIMESTAMP)`);
    }
    for (const table of tables) if (table !== RESTORE_MARK) await connection.query('DROP TABLE ??', [table]);
  } catch (error) {
    await connection.end();
    throw error;
  }

  return {
    /** Removes the rows that the migrations inserted. */
    empty: async () => {
      for (const table of await listTables(connection))
        if (table !== RESTORE_MARK) await connection.query('DELETE FROM ??', [table]);
    },
    /** Creates the tables that no migration has created, from the statements for all tables. */
    addTables: async (statements: readonly string[]) => {
      const existingTables = await listTables(connection);
      for (const statement of statements) {
        const [, name] = /^CREATE TABLE `(.+?)` \(/.exec(statement) ?? [];
        if (name && !existingTables.includes(name)) await connection.query(statement);
      }
    },
    /** Runs statements in one transaction. */
    run: async (statements: string[]) => {
      await connection.beginTransaction();
      for (const statement of statements) await connection.query(statement);
      await connection.commit();
    },
    /** Checks the number of restored rows and removes the mark. */
    finish: async (
      { id, takenAt }: BackupHead,
      { tables: expected }: BackupContents,
      file: BackupFile | null,
    ) => {
      for (const [table, count] of Object.entries(expected)) {
        const [[row]] = await connection.query<RowDataPacket[]>('SELECT COUNT(*) AS found FROM ??', [table]);
        if (Number(row?.found) !== count)
          throw new BackupProblem(
            `${count} rows of ${table} were expected, but ${row?.found} were restored.`,
          );
      }
      await markStoredElsewhere(connection, { id, takenAt, file });
      await connection.query('DROP TABLE ??', [RESTORE_MARK]);
    },
    end: () => connection.end(),
  };
}

/**
 * Marks the restored backup records as belonging to another machine. An older schema has no column for this, so the
 * records are deleted.
 */
async function markStoredElsewhere(
  connection: Connection,
  { id, takenAt, file }: { id: string; takenAt: string; file: BackupFile | null },
): Promise<void> {
  const [knownNames] = await connection.query<RowDataPacket[]>(
    "SHOW COLUMNS FROM backups LIKE 'other_server_since'",
  );
  if (knownNames.length === 0) {
    await connection.query('DELETE FROM backups');
    return;
  }
  // The dump was taken while the backup was running, so the backup's own record still has that status.
  await connection.query(
    "UPDATE backups SET status = 'DONE', finished_at = ?, file = ?, bytes = ? WHERE id = ?",
    [new Date(takenAt), file?.name ?? null, file?.bytes ?? null, id],
  );
  await connection.query('UPDATE backups SET other_server_since = COALESCE(other_server_since, ?)', [
    new Date(),
  ]);
}

async function listTables(connection: Connection): Promise<string[]> {
  const [rows] = await connection.query<RowDataPacket[]>('SHOW TABLES');
  return rows.map((row) => String(Object.values(row)[0]));
}

/** Names of the main tables for messages, in the order in which they are checked. */
const NAMES: Record<string, string> = {
  orders: 'orders',
  products: 'products',
  users: 'accounts',
  store_settings: 'settings',
};

async function expectNoRows(connection: Connection, tables: readonly string[]): Promise<void> {
  const knownNames = Object.keys(NAMES);
  for (const table of [...knownNames.filter((name) => tables.includes(name)), ...tables]) {
    const [rows] = await connection.query<RowDataPacket[]>('SELECT 1 FROM ?? LIMIT 1', [table]);
    if (rows.length > 0 && table !== '_prisma_migrations')
      throw new BackupProblem(
        `The database already contains a store (${NAMES[table] ?? 'tables with rows'}). Restore into an empty one: change DATABASE_URL or DATA_DIR.`,
      );
  }
}

async function expectNoFiles(media: FileStore, dataDir: string): Promise<void> {
  for await (const { key } of media.list())
    throw new BackupProblem(
      `The media storage already contains photos (${key}). Restore into an empty place: change DATA_DIR or the bucket.`,
    );
  const secret = SECRETS.find((name) => existsSync(join(dataDir, name)));
  if (secret)
    throw new BackupProblem(`${join(dataDir, secret)} already exists. Restore into another DATA_DIR.`);
}
