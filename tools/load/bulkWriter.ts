import { Readable } from 'node:stream';
import { type Connection, createConnection, type ResultSetHeader, type RowDataPacket } from 'mysql2/promise';
import { type Cell, type Row, TABLES, type Table } from './tables.ts';

export interface BulkWriter {
  /** Writes of one table follow each other; those of different tables run side by side. */
  write<Name extends Table>(table: Name, rows: readonly Row<Name>[]): Promise<void>;
  close(): Promise<void>;
}

const LANES = 2;
const PACKET = 256 * 1024;
const ROWS_AN_INSERT = 500;

/**
 * Writes many rows at once by LOAD DATA LOCAL INFILE, or by inserts where the server does not let it. Nothing checks
 * keys meanwhile: the rows have to fit together as they come.
 */
export async function openBulkWriter(databaseUrl: string, { byFile = true } = {}): Promise<BulkWriter> {
  const connections = await Promise.all(Array.from({ length: LANES }, () => connect(databaseUrl)));
  const write = byFile && (await mayLoadFiles(connections[0])) ? loadRows : insertRows;
  const lanes = connections.map((connection) => ({ connection, last: Promise.resolve() }));
  const tables = Object.keys(TABLES);

  return {
    write(table, rows) {
      const lane = lanes[tables.indexOf(table) % LANES];
      if (!lane || rows.length === 0) return Promise.resolve();
      lane.last = lane.last.then(() => write(lane.connection, table, rows));
      return lane.last;
    },
    async close() {
      await Promise.all(connections.map((connection) => connection.end()));
    },
  };
}

async function connect(databaseUrl: string): Promise<Connection> {
  const connection = await createConnection({ uri: databaseUrl, timezone: 'Z' });
  await connection.query("SET NAMES utf8mb4, time_zone = '+00:00'");
  await connection.query('SET SESSION unique_checks = 0, foreign_key_checks = 0');
  return connection;
}

async function mayLoadFiles(connection: Connection | undefined): Promise<boolean> {
  const allowed = async () => {
    const found = await connection?.query<RowDataPacket[]>('SELECT @@GLOBAL.local_infile AS allowed');
    return Boolean(found?.[0][0]?.allowed);
  };
  if (await allowed()) return true;
  // Only a server of our own lets us.
  await connection?.query('SET GLOBAL local_infile = 1').catch(() => undefined);
  return allowed();
}

async function loadRows<Name extends Table>(
  connection: Connection,
  table: Name,
  rows: readonly Row<Name>[],
): Promise<void> {
  const columns: readonly (keyof Row<Name>)[] = TABLES[table];
  const text = Buffer.from(
    rows.map((row) => columns.map((column) => field(row[column])).join('\t')).join('\n'),
  );
  const [{ affectedRows, warningStatus }] = await connection.query<ResultSetHeader>({
    sql: `LOAD DATA LOCAL INFILE 'rows' INTO TABLE \`${table}\` CHARACTER SET utf8mb4 (${columnList(table)})`,
    infileStreamFactory: () => Readable.from(toPackets(text)),
  });
  // LOCAL turns errors into warnings, and leaves out rows that are there already.
  if (affectedRows !== rows.length || warningStatus > 0) throw await rejection(connection, table);
}

async function rejection(connection: Connection, table: Table): Promise<Error> {
  const [[warning]] = await connection.query<RowDataPacket[]>('SHOW WARNINGS LIMIT 1');
  return new Error(
    `The database did not take all rows of ${table}: ${warning?.Message ?? 'some are known'}.`,
  );
}

async function insertRows<Name extends Table>(
  connection: Connection,
  table: Name,
  rows: readonly Row<Name>[],
): Promise<void> {
  const columns: readonly (keyof Row<Name>)[] = TABLES[table];
  for (let start = 0; start < rows.length; start += ROWS_AN_INSERT) {
    const values = rows
      .slice(start, start + ROWS_AN_INSERT)
      .map((row) => columns.map((column) => sqlValue(row[column])));
    await connection.query(`INSERT INTO \`${table}\` (${columnList(table)}) VALUES ?`, [values]);
  }
}

function columnList(table: Table): string {
  return TABLES[table].map((column) => `\`${column}\``).join(', ');
}

function field(cell: Cell): string {
  const value = sqlValue(cell);
  if (value === null) return '\\N';
  return typeof value === 'number' ? String(value) : value.replace(/[\\\t\n\r]/g, '\\$&');
}

function sqlValue(cell: Cell): string | number | null {
  if (cell === null || cell === undefined) return null;
  if (typeof cell === 'boolean') return Number(cell);
  if (cell instanceof Date) return cell.toISOString().slice(0, 23);
  return typeof cell === 'object' ? JSON.stringify(cell) : cell;
}

function* toPackets(text: Buffer): Generator<Buffer> {
  for (let start = 0; start < text.length; start += PACKET) yield text.subarray(start, start + PACKET);
}
