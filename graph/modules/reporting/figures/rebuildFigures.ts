import { buildSumQuery, FIGURE_TABLES } from './sumOfDays.ts';

/** A mysql2 connection, or any other object that runs statements. */
export interface StatementRunner {
  query(sql: string): Promise<unknown>;
}

/** Recomputes all figures, for a store that was filled in bulk and is idle during the run. */
export async function rebuildFigures(connection: StatementRunner): Promise<void> {
  await connection.query('TRUNCATE TABLE stale_figure_days');
  for (const table of FIGURE_TABLES) {
    await connection.query(`TRUNCATE TABLE ${table}`);
    await connection.query(buildSumQuery(table, 'TRUE'));
  }
}
