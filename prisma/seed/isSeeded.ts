import { createConnection, type RowDataPacket } from 'mysql2/promise';

/** Key in the store settings that is set when all rows of the demo data are written. */
export const SEEDED_SETTING_KEY = 'demoData';

/**
 * Returns true if the demo data is complete. Does not load the Prisma client, because most starts only need this
 * result.
 */
export async function isSeeded(databaseUrl: string): Promise<boolean> {
  const connection = await createConnection(databaseUrl);
  try {
    const [rows] = await connection.query<RowDataPacket[]>('SELECT 1 FROM store_settings WHERE `key` = ?', [
      SEEDED_SETTING_KEY,
    ]);
    return rows.length > 0;
  } finally {
    await connection.end();
  }
}
