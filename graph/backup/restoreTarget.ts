import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise';
import { connectionOptions } from '#graph/prisma/connectionOptions.ts';
import type { FileStore } from '#graph/storage/fileStore.ts';
import { createDatabaseIfMissing } from '#prisma/migrate.ts';
import { RESTORE_MARK } from '#prisma/restoreMark.ts';
import { BackupProblem } from './backupProblem.ts';
import type { BackupContents, BackupHead } from './contents.ts';
import { SECRETS } from './secrets.ts';

export interface PlaceToRestore {
  databaseUrl: string;
  media: FileStore;
  dataDir: string;
}

/** The file that is restored from. */
export interface BackupFile {
  name: string;
  bytes: number;
}

export type RestoredDatabase = Awaited<ReturnType<typeof emptyPlace>>;

/**
 * Marks an empty place as one that a backup is being restored into; what a restore that was broken off has left in its
 * tables is removed. Throws a BackupProblem where the place holds anything else.
 */
export async function emptyPlace({ databaseUrl, media, dataDir }: PlaceToRestore) {
  await createDatabaseIfMissing(databaseUrl);
  await mkdir(dataDir, { recursive: true });
  const { connectionLimit, ...options } = connectionOptions(databaseUrl);
  const connection = await createConnection({ ...options, charset: 'utf8mb4' });
  try {
    await connection.query(
      "SET SESSION time_zone = '+00:00', sql_mode = '', foreign_key_checks = 0, unique_checks = 0",
    );
    const tables = await tablesOf(connection);
    if (!tables.includes(RESTORE_MARK)) {
      await refuseRows(connection, tables);
      await refuseFiles(media, dataDir);
      await connection.query(`CREATE TABLE ${RESTORE_MARK} (since DATETIME DEFAULT CURRENT_TIMESTAMP)`);
    }
    for (const table of tables) if (table !== RESTORE_MARK) await connection.query('DROP TABLE ??', [table]);
  } catch (error) {
    await connection.end();
    throw error;
  }

  return {
    /** Empties the tables of what their migrations have put there. */
    empty: async () => {
      for (const table of await tablesOf(connection))
        if (table !== RESTORE_MARK) await connection.query('DELETE FROM ??', [table]);
    },
    /** Makes the tables that no migration of the store has made, out of the statements that make all. */
    addTables: async (statements: readonly string[]) => {
      const made = await tablesOf(connection);
      for (const statement of statements) {
        const [, name] = /^CREATE TABLE `(.+?)` \(/.exec(statement) ?? [];
        if (name && !made.includes(name)) await connection.query(statement);
      }
    },
    /** Runs statements in one transaction. */
    run: async (statements: string[]) => {
      await connection.beginTransaction();
      for (const statement of statements) await connection.query(statement);
      await connection.commit();
    },
    /** Counts what was restored, and takes the mark away. */
    finish: async (
      { id, takenAt }: BackupHead,
      { tables: expected }: BackupContents,
      file: BackupFile | null,
    ) => {
      for (const [table, count] of Object.entries(expected)) {
        const [[row]] = await connection.query<RowDataPacket[]>('SELECT COUNT(*) AS found FROM ??', [table]);
        if (Number(row?.found) !== count)
          throw new BackupProblem(`Of ${count} rows of ${table}, ${row?.found} are there.`);
      }
      await noteElsewhere(connection, { id, takenAt, file });
      await connection.query('DROP TABLE ??', [RESTORE_MARK]);
    },
    end: () => connection.end(),
  };
}

/** The backups that the rows tell of are those of the machine before; of an older store nothing says so, and they go. */
async function noteElsewhere(
  connection: Connection,
  { id, takenAt, file }: { id: string; takenAt: string; file: BackupFile | null },
): Promise<void> {
  const [known] = await connection.query<RowDataPacket[]>("SHOW COLUMNS FROM backups LIKE 'elsewhere_since'");
  if (known.length === 0) {
    await connection.query('DELETE FROM backups');
    return;
  }
  // As far as the backup itself knows, it is still being written.
  await connection.query(
    "UPDATE backups SET status = 'DONE', finished_at = ?, file = ?, bytes = ? WHERE id = ?",
    [new Date(takenAt), file?.name ?? null, file?.bytes ?? null, id],
  );
  await connection.query('UPDATE backups SET elsewhere_since = COALESCE(elsewhere_since, ?)', [new Date()]);
}

async function tablesOf(connection: Connection): Promise<string[]> {
  const [rows] = await connection.query<RowDataPacket[]>('SHOW TABLES');
  return rows.map((row) => String(Object.values(row)[0]));
}

/** What a person knows of a store, by the table that holds it; looked for in this order. */
const NAMES: Record<string, string> = {
  orders: 'orders',
  products: 'products',
  users: 'accounts',
  store_settings: 'settings',
};

async function refuseRows(connection: Connection, tables: readonly string[]): Promise<void> {
  const known = Object.keys(NAMES);
  for (const table of [...known.filter((name) => tables.includes(name)), ...tables]) {
    const [rows] = await connection.query<RowDataPacket[]>('SELECT 1 FROM ?? LIMIT 1', [table]);
    if (rows.length > 0 && table !== '_prisma_migrations')
      throw new BackupProblem(
        `The database holds a store already (there are ${NAMES[table] ?? 'tables with rows'}). Restore into an empty one: another DATABASE_URL, or another DATA_DIR.`,
      );
  }
}

async function refuseFiles(media: FileStore, dataDir: string): Promise<void> {
  for await (const { key } of media.list())
    throw new BackupProblem(
      `There are photographs already (${key}). Restore into an empty place: another DATA_DIR, or another bucket.`,
    );
  const secret = SECRETS.find((name) => existsSync(join(dataDir, name)));
  if (secret)
    throw new BackupProblem(`${join(dataDir, secret)} is there already. Restore into another DATA_DIR.`);
}
