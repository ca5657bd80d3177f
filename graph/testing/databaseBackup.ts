import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise';
import { findCopy, findTables } from './tables.ts';

export interface KeptContents {
  /** Makes the database hold again what it held when this was kept. */
  putBack(): Promise<void>;
  forget(): Promise<void>;
}

/** Keeps what a database holds now, so that one world serves many writes. */
export async function keepContents(databaseUrl: string): Promise<KeptContents> {
  const connection = await createConnection({ uri: databaseUrl, multipleStatements: true });
  const name = new URL(databaseUrl).pathname.slice(1);
  const kept = `${name}_kept`;
  const tables = await findTables(connection);
  const copies = tables.map((table) => `CREATE TABLE \`${kept}\`.\`${table}\` AS SELECT * FROM \`${table}\``);
  await connection.query(`SET FOREIGN_KEY_CHECKS = 0; CREATE DATABASE \`${kept}\`; ${copies.join('; ')}`);
  const before = await findSums(connection, tables);

  return {
    async putBack() {
      const now = await findSums(connection, tables);
      for (const table of tables.filter((table) => now[table] !== before[table]))
        await connection.query(
          `DELETE FROM \`${table}\`; ${await findCopy(connection, { table, from: kept, to: name })}`,
        );
    },
    async forget() {
      await connection.query('DROP DATABASE ??', [kept]);
      await connection.end();
    },
  };
}

async function findSums(connection: Connection, tables: readonly string[]): Promise<Record<string, string>> {
  const list = tables.map((table) => `\`${table}\``).join(', ');
  const [rows] = await connection.query<RowDataPacket[]>(`CHECKSUM TABLE ${list}`);
  return Object.fromEntries(rows.map((row) => [row.Table.replace(/^.*\./, ''), String(row.Checksum)]));
}
