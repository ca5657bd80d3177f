import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise';
import { migrate } from '#prisma/migrate.ts';
import { buildCopyStatement, findTables } from './tables.ts';

/** Template of a new store. It is a plain object because it is sent to the test workers. */
export interface EmptyStore {
  /** Statements that create the tables. */
  createStatements: string[];
  /** Database from which rows inserted by migrations are copied. */
  templateName: string;
  filledTables: string[];
}

/**
 * Migrates a template database and returns the data for copying it. A copy takes a quarter of the time of migrating a
 * database for each test file. The template must exist until the last copy is created.
 */
export async function prepareEmptyStore(serverUrl: string, templateName: string): Promise<EmptyStore> {
  const url = new URL(serverUrl);
  url.pathname = `/${templateName}`;
  await migrate(url.href);
  const connection = await createConnection(url.href);
  const tableNames = await findTables(connection);
  const filledTables = await Promise.all(
    tableNames.map(async (name) => ((await isEmpty(connection, name)) ? [] : [name])),
  );
  const createStatements = await Promise.all(tableNames.map((name) => readCreateStatement(connection, name)));
  await connection.end();
  return { createStatements, templateName, filledTables: filledTables.flat() };
}

/** Creates the database named in the URL as a new store. */
export async function createEmptyStore(
  databaseUrl: string,
  { createStatements, templateName, filledTables }: EmptyStore,
): Promise<void> {
  const url = new URL(databaseUrl);
  const name = url.pathname.slice(1);
  url.pathname = '';
  const connection = await createConnection({ uri: url.href, multipleStatements: true });
  await connection.query(
    `CREATE DATABASE \`${name}\` CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci; USE \`${name}\``,
  );
  await connection.query(`SET FOREIGN_KEY_CHECKS = 0; ${createStatements.join('; ')}`);
  for (const table of filledTables)
    await connection.query(await buildCopyStatement(connection, { table, from: templateName, to: name }));
  await connection.end();
}

async function isEmpty(connection: Connection, table: string): Promise<boolean> {
  const [rows] = await connection.query<RowDataPacket[]>('SELECT 1 FROM ?? LIMIT 1', [table]);
  return rows.length === 0;
}

async function readCreateStatement(connection: Connection, table: string): Promise<string> {
  const [[row]] = await connection.query<RowDataPacket[]>('SHOW CREATE TABLE ??', [table]);
  return row?.['Create Table'];
}
