import { type Connection, escapeId } from 'mysql2';
import { getLiteralConverter } from './getLiteralConverter.ts';
import type { TableDefinition } from './readTables.ts';

/** A part of a table: SQL statements, one per line. */
export interface TablePart {
  sql: string;
  rows: number;
}

/** Length of a statement, far below the limit of any server, and size of a part, which is kept in memory. */
const STATEMENT_LENGTH = 512 * 1024;
const PART_LENGTH = 8 * 1024 * 1024;
const ROWS_AHEAD = 200;

/** Yields the rows of a table as SQL in parts of a few megabytes, as fast as they are consumed. */
export async function* dumpTable(
  connection: Connection,
  { name, columns }: TableDefinition,
): AsyncGenerator<TablePart> {
  const names = columns.map((column) => escapeId(column.name)).join(',');
  const converters = columns.map(({ type }) => getLiteralConverter(type));
  const insertPrefix = `INSERT INTO ${escapeId(name)} (${names}) VALUES `;
  const rows = connection
    .query({
      sql: `SELECT ${names} FROM ${escapeId(name)}`,
      rowsAsArray: true,
      typeCast: (field) => field.buffer(),
    })
    .stream({ highWaterMark: ROWS_AHEAD });

  let part = { sql: '', rows: 0 };
  let tuples: string[] = [];
  let length = 0;
  const endStatement = () => {
    if (tuples.length > 0) part.sql += `${insertPrefix}${tuples.join(',')};\n`;
    tuples = [];
    length = 0;
  };
  for await (const row of rows as AsyncIterable<(Buffer | null)[]>) {
    const values = row.map((bytes, index) => (bytes === null ? 'NULL' : converters[index]?.(bytes)));
    const tuple = `(${values.join(',')})`;
    if (length + tuple.length > STATEMENT_LENGTH) endStatement();
    tuples.push(tuple);
    length += tuple.length;
    part.rows += 1;
    if (part.sql.length + length > PART_LENGTH) {
      endStatement();
      yield part;
      part = { sql: '', rows: 0 };
    }
  }
  endStatement();
  if (part.rows > 0) yield part;
}
