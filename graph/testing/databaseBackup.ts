import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise';
import { findCopy, findTables } from './tables.ts';

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
  const copies = tables.map(
    (table) => `CREATE TABLE \`${copyName}\`.\`${table}\` AS SELECT * FROM \`${table}\``,
  );
  await connection.query(`SET FOREIGN_KEY_CHECKS = 0; CREATE DATABASE \`${copyName}\`; ${copies.join('; ')}`);
  const before = await findSums(connection, tables);

  return {
    async restore() {
      const now = await findSums(connection, tables);
      for (const table of tables.filter((table) => now[table] !== before[table]))
        await connection.query(
          `DELETE FROM \`${table}\`; ${await findCopy(connection, { table, from: copyName, to: name })}`,
        );
    },
    async discard() {
      await connection.query('DROP DATABASE ??', [copyName]);
      await connection.end();
    },
  };
}

async function findSums(connection: Connection, tables: readonly string[]): Promise<Record<string, string>> {
  const list = tables.map((table) => `\`${table}\``).join(', ');
  const [rows] = await connection.query<RowDataPacket[]>(`CHECKSUM TABLE ${list}`);
  return Object.fromEntries(rows.map((row) => [row.Table.replace(/^.*\./, ''), String(row.Checksum)]));
}
