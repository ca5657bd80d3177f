import { type Connection, escapeId } from 'mysql2';
import { query } from './databaseSnapshot.ts';

export interface TableDefinition {
  name: string;
  /** Stored columns. Generated columns are left out because the database computes them. */
  columns: { name: string; type: string }[];
  /** CREATE statement of the table. */
  ddl: string;
}

/** Returns all tables of the database, by name. */
export async function readTables(connection: Connection): Promise<TableDefinition[]> {
  const columns = await query(
    connection,
    `SELECT c.table_name AS tableName, c.column_name AS name, c.data_type AS type
     FROM information_schema.columns c
     JOIN information_schema.tables t ON t.table_schema = c.table_schema AND t.table_name = c.table_name
     WHERE c.table_schema = DATABASE() AND t.table_type = 'BASE TABLE' AND COALESCE(c.generation_expression, '') = ''
     ORDER BY c.table_name, c.ordinal_position`,
  );
  const tables = new Map<string, TableDefinition>();
  for (const { tableName, name, type } of columns) {
    const table: TableDefinition = tables.get(tableName) ?? { name: tableName, columns: [], ddl: '' };
    table.columns.push({ name, type: String(type).toLowerCase() });
    tables.set(tableName, table);
  }
  for (const table of tables.values()) {
    const [row] = await query(connection, `SHOW CREATE TABLE ${escapeId(table.name)}`);
    table.ddl = row?.['Create Table'];
  }
  return [...tables.values()];
}
