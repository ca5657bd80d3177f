import { createConnection, type RowDataPacket } from 'mysql2/promise';

/** Kept beside the store settings, where it says that all rows of the demo data were written once. */
export const SEEDED = 'demoData';

/** Whether the demo data was written whole, asked without the Prisma client: nearly every start finds that it was. */
export async function isSeeded(databaseUrl: string): Promise<boolean> {
  const connection = await createConnection(databaseUrl);
  try {
    const [rows] = await connection.query<RowDataPacket[]>('SELECT 1 FROM store_settings WHERE `key` = ?', [
      SEEDED,
    ]);
    return rows.length > 0;
  } finally {
    await connection.end();
  }
}
