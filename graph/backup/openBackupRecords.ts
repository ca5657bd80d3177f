import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise';
import { shorten } from '#domain/text/shorten.ts';
import { toColumn } from '#graph/prisma/direct/toColumn.ts';
import type { Backup } from '#graph/prisma/generated/client.ts';
import { parseConnectionOptions } from '#graph/prisma/parseConnectionOptions.ts';
import { BackupProblem } from './backupProblem.ts';

const EMPTY_RECORD = {
  file: null,
  bytes: null,
  sha256: null,
  error: null,
  finishedAt: null,
  checkedAt: null,
  removedAt: null,
  otherServerSince: null,
} satisfies Partial<Backup>;
export const MAX_ERROR_LENGTH = 500;
export const INTERRUPTED_MESSAGE = 'The backup was interrupted because its process ended.';

/**
 * Opens the backup records and takes the backup lock, so that only one process writes a backup. Throws a BackupProblem
 * if another process does. It avoids Prisma to save memory.
 */
export async function openBackupRecords(databaseUrl: string) {
  const { connectionLimit, ...options } = parseConnectionOptions(databaseUrl);
  const connection = await createConnection(options);
  const lockResult = await connection.query<RowDataPacket[]>('SELECT GET_LOCK(?, 0) AS taken', [
    getLockName(options.database),
  ]);
  if (!lockResult[0][0]?.taken) {
    await connection.end();
    throw new BackupProblem('Another backup is being written.');
  }
  return {
    /** Records the start of a backup and marks earlier ones as failed if their process ended. */
    begin: async (row: Pick<Backup, 'id' | 'trigger' | 'place' | 'isEncrypted' | 'startedAt'>) => {
      // A requested backup that has not started yet has a queued job with the same creation time.
      await connection.query(
        `UPDATE backups LEFT JOIN jobs ON jobs.id = backups.id AND jobs.status IN ('QUEUED', 'RUNNING')
           AND jobs.created_at = backups.started_at
         SET backups.status = 'FAILED', backups.error = ?, backups.finished_at = backups.started_at
         WHERE backups.status = 'RUNNING' AND backups.id <> ? AND jobs.id IS NULL`,
        [INTERRUPTED_MESSAGE, row.id],
      );
      // A backup requested by staff already has a row.
      const columns = { ...toColumns({ ...EMPTY_RECORD, ...row }), status: 'RUNNING' };
      await connection.query('INSERT INTO backups SET ? ON DUPLICATE KEY UPDATE ?', [columns, columns]);
    },
    update: (id: string, changes: Partial<Backup>) => update(connection, id, changes),
    fail: (id: string, error: string, at: Date) =>
      update(connection, id, { status: 'FAILED', error: shorten(error, MAX_ERROR_LENGTH), finishedAt: at }),
    find: async (id: string): Promise<{ file: string; place: string } | null> => {
      const [[row]] = await connection.query<RowDataPacket[]>(
        'SELECT file, place FROM backups WHERE id = ?',
        [id],
      );
      return row?.file ? { file: row.file, place: row.place } : null;
    },
    /** Returns the files of scheduled backups. */
    findScheduledFiles: async (place: string): Promise<ReadonlySet<string>> => {
      const [rows] = await connection.query<RowDataPacket[]>(
        "SELECT file FROM backups WHERE place = ? AND `trigger` = 'SCHEDULE' AND status = 'DONE'",
        [place],
      );
      return new Set(rows.map(({ file }) => file));
    },
    recordRemovedFiles: async (files: readonly string[], place: string, at: Date) => {
      if (files.length === 0) return;
      await connection.query('UPDATE backups SET removed_at = ? WHERE place = ? AND file IN (?)', [
        at,
        place,
        files,
      ]);
    },
    end: async () => {
      // The server would release the lock only when it notices the closed connection.
      await connection.query('DO RELEASE_LOCK(?)', [getLockName(options.database)]);
      await connection.end();
    },
  };
}

/** Returns the name of the lock that protects a backup of the database while it is written. */
export function getLockName(database: string): string {
  return `backup ${database}`;
}

async function update(connection: Connection, id: string, changes: Partial<Backup>): Promise<void> {
  await connection.query('UPDATE backups SET ? WHERE id = ?', [toColumns(changes), id]);
}

function toColumns(row: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).map(([field, value]) => [toColumn(field), value]));
}
