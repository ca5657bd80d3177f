import type { Connection, RowDataPacket } from 'mysql2/promise';

/**
 * Drops the full-text indexes, runs the work and then builds the indexes again. Updating them row by row would take
 * longer than all other work.
 */
export async function runWithoutTextIndexes(
  connection: Connection,
  work: () => Promise<void>,
): Promise<void> {
  const [indexes] = await connection.query<RowDataPacket[]>(
    `SELECT TABLE_NAME AS tableName, INDEX_NAME AS name, COLUMN_NAME AS columnName FROM information_schema.STATISTICS
     WHERE TABLE_SCHEMA = DATABASE() AND INDEX_TYPE = 'FULLTEXT'`,
  );
  for (const { tableName, name } of indexes)
    await connection.query(`ALTER TABLE \`${tableName}\` DROP INDEX \`${name}\``);
  try {
    await work();
  } finally {
    for (const { tableName, name, columnName } of indexes)
      await connection.query(
        `ALTER TABLE \`${tableName}\` ADD FULLTEXT INDEX \`${name}\` (\`${columnName}\`)`,
      );
  }
}
