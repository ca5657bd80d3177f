import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise';
import { connectionOptions } from '#graph/prisma/connectionOptions.ts';
import { toColumn } from '#graph/prisma/direct/toColumn.ts';
import type { Backup } from '#graph/prisma/generated/client.ts';
import { BackupProblem } from './backupProblem.ts';

const NOTHING_YET = {
  file: null,
  bytes: null,
  sha256: null,
  error: null,
  finishedAt: null,
  checkedAt: null,
  removedAt: null,
} satisfies Partial<Backup>;
const MAX_ERROR_LENGTH = 500;
const BROKEN_OFF = 'It was broken off: its process ended.';

/**
 * The rows of backups, for the one process that writes one: a second one is refused for as long as the first lives. Without
 * Prisma, which would take more memory than all the rest.
 */
export async function backupRecords(databaseUrl: string) {
  const { connectionLimit, ...options } = connectionOptions(databaseUrl);
  const connection = await createConnection(options);
  const lock = await connection.query<RowDataPacket[]>('SELECT GET_LOCK(?, 0) AS taken', [
    backupLock(options.database),
  ]);
  if (!lock[0][0]?.taken) {
    await connection.end();
    throw new BackupProblem('Another backup is being written.');
  }
  return {
    /** Writes the row as it begins, and what became of those whose process ended meanwhile. */
    begin: async (row: Pick<Backup, 'id' | 'trigger' | 'place' | 'encrypted' | 'startedAt'>) => {
      await connection.query(
        `UPDATE backups LEFT JOIN jobs ON jobs.id = backups.id AND jobs.status IN ('QUEUED', 'RUNNING')
         SET backups.status = 'FAILED', backups.error = ?, backups.finished_at = backups.started_at
         WHERE backups.status = 'RUNNING' AND backups.id <> ? AND jobs.id IS NULL`,
        [BROKEN_OFF, row.id],
      );
      // One that is tried again begins anew.
      const first = { ...inColumns({ ...NOTHING_YET, ...row }), status: 'RUNNING' };
      await connection.query('INSERT INTO backups SET ? ON DUPLICATE KEY UPDATE ?', [first, first]);
    },
    update: (id: string, changes: Partial<Backup>) => update(connection, id, changes),
    fail: (id: string, error: string, at: Date) =>
      update(connection, id, { status: 'FAILED', error: error.slice(0, MAX_ERROR_LENGTH), finishedAt: at }),
    find: async (id: string): Promise<{ file: string; place: string } | null> => {
      const [[row]] = await connection.query<RowDataPacket[]>(
        'SELECT file, place FROM backups WHERE id = ?',
        [id],
      );
      return row?.file ? { file: row.file, place: row.place } : null;
    },
    removed: async (files: readonly string[], place: string, at: Date) => {
      if (files.length === 0) return;
      await connection.query('UPDATE backups SET removed_at = ? WHERE place = ? AND file IN (?)', [
        at,
        place,
        files,
      ]);
    },
    end: () => connection.end(),
  };
}

/** The name of the lock that is held for as long as a backup of that database is written. */
export function backupLock(database: string): string {
  return `backup ${database}`;
}

async function update(connection: Connection, id: string, changes: Partial<Backup>): Promise<void> {
  await connection.query('UPDATE backups SET ? WHERE id = ?', [inColumns(changes), id]);
}

function inColumns(row: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).map(([field, value]) => [toColumn(field), value]));
}
