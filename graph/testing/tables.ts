import type { Connection, RowDataPacket } from 'mysql2/promise';

export async function findTables(connection: Connection): Promise<string[]> {
  const [rows] = await connection.query<RowDataPacket[]>('SHOW TABLES');
  return rows.flatMap((row) => Object.values(row));
}

/** Returns a statement that copies all rows of a table from a database that has the same table. */
export async function buildCopyStatement(
  connection: Connection,
  { table, from, to }: { table: string; from: string; to: string },
): Promise<string> {
  // Generated columns cannot be copied.
  const [columns] = await connection.query<RowDataPacket[]>(
    `SELECT COLUMN_NAME AS name FROM information_schema.COLUMNS
     WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME = ? AND COALESCE(GENERATION_EXPRESSION, '') = ''`,
    [table],
  );
  const columnList = columns.map(({ name }) => `\`${name}\``).join(', ');
  return `INSERT INTO \`${to}\`.\`${table}\` (${columnList}) SELECT ${columnList} FROM \`${from}\`.\`${table}\``;
}
