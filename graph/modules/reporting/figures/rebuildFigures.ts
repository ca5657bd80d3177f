import { FIGURE_TABLES, sumInto } from './sumOfDays.ts';

/** A connection of mysql2, or anything that runs a statement. */
export interface StatementRunner {
  query(sql: string): Promise<unknown>;
}

/** Sums all figures from the beginning: for a store that was filled in bulk and in which nothing happens meanwhile. */
export async function rebuildFigures(connection: StatementRunner): Promise<void> {
  await connection.query('TRUNCATE TABLE stale_figure_days');
  for (const table of FIGURE_TABLES) {
    await connection.query(`TRUNCATE TABLE ${table}`);
    await connection.query(sumInto(table, 'TRUE'));
  }
}
