import type { Connection, RowDataPacket } from 'mysql2/promise';

/** Table that exists in a database while a backup is restored into it. */
export const RESTORE_MARK = '_restore';

/** Throws if a restore left the database incomplete. */
export async function assertRestoreComplete(connection: Connection): Promise<void> {
  const [markTables] = await connection.query<RowDataPacket[]>('SHOW TABLES LIKE ?', [RESTORE_MARK]);
  if (markTables.length > 0)
    throw new Error(
      'A restore into this database was interrupted. Run npm run restore again, with any backup.',
    );
}
