import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise';
import { buildCopyStatement, findTables } from './tables.ts';

export interface StoredContents {
  /** Restores the stored contents. */
  restore(): Promise<void>;
  discard(): Promise<void>;
}

/** Stores the contents of a database, so that tests can share a fixture and restore it after writes. */
export async function storeContents(databaseUrl: string): Promise<StoredContents> {
  const connection = await createConnection({ uri: databaseUrl, multipleStatements: true });
  const name = new URL(databaseUrl).pathname.slice(1);
  const copyName = `${name}_kept`;
  const tables = await findTables(connection);
  const copyStatements = tables.map(
    (table) => `CREATE TABLE \`${copyName}\`.\`${table}\` AS SELECT * FROM \`${table}\``,
  );
  await connection.query(
    `SET FOREIGN_KEY_CHECKS = 0; CREATE DATABASE \`${copyName}\`; ${copyStatements.join('; ')}`,
  );
  const initialSums = await readChecksums(connection, tables);

  return {
    async restore() {
      const now = await readChecksums(connection, tables);
      for (const table of tables.filter((table) => now[table] !== initialSums[table]))
        await connection.query(
          `DELETE FROM \`${table}\`; ${await buildCopyStatement(connection, { table, from: copyName, to: name })}`,
        );
    },
    async discard() {
      await connection.query('DROP DATABASE ??', [copyName]);
      await connection.end();
    },
  };
}

async function readChecksums(
  connection: Connection,
  tables: readonly string[],
): Promise<Record<string, string>> {
  const tableList = tables.map((table) => `\`${table}\``).join(', ');
  const [rows] = await connection.query<RowDataPacket[]>(`CHECKSUM TABLE ${tableList}`);
  return Object.fromEntries(rows.map((row) => [row.Table.replace(/^.*\./, ''), String(row.Checksum)]));
}
