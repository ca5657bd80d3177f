import type { Connection, RowDataPacket } from 'mysql2/promise';

/** The table that a database has for as long as a backup is being restored into it. */
export const RESTORE_MARK = '_restore';

/** Refuses a database that a restore has left half-filled. */
export async function refuseUnfinishedRestore(connection: Connection): Promise<void> {
  const [marks] = await connection.query<RowDataPacket[]>('SHOW TABLES LIKE ?', [RESTORE_MARK]);
  if (marks.length > 0)
    throw new Error(
      'A restore into this database was broken off. Run npm run restore again, with any backup.',
    );
}
