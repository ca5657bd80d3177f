import { createHash } from 'node:crypto';
import { createConnection, type RowDataPacket } from 'mysql2/promise';

/**
 * Returns a checksum of each row of each table, over the bytes of every column as sent by the server. The checksums are
 * unordered.
 */
export async function readRowChecksums(databaseUrl: string): Promise<Record<string, Set<string>>> {
  const connection = await createConnection({ uri: databaseUrl, timezone: 'Z' });
  const [tables] = await connection.query<RowDataPacket[]>('SHOW TABLES');
  const checksums: Record<string, Set<string>> = {};
  for (const table of tables.map((row) => String(Object.values(row)[0]))) {
    const [rows] = await connection.query<RowDataPacket[]>({
      sql: `SELECT * FROM \`${table}\``,
      typeCast: (field) => field.buffer(),
    });
    checksums[table] = new Set(rows.map(toChecksum));
  }
  await connection.end();
  return checksums;
}

function toChecksum(row: RowDataPacket): string {
  const hash = createHash('sha256');
  for (const [column, bytes] of Object.entries(row))
    hash.update(`${column}:${bytes?.length}:`).update(bytes ?? '');
  return hash.digest('hex');
}
