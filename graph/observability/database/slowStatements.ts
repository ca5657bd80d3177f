import { normaliseStatement } from './normaliseStatement.ts';

/** Longer round trips delay requests noticeably. */
export const SLOW_MS = 250;

/** Limit of stored statements. The store has a few hundred different ones. */
const MAX_STATEMENTS = 50;

export interface SlowStatement {
  /** SQL with its values removed and each list of values collapsed to one placeholder. */
  sql: string;
  count: number;
  maxMs: number;
  lastMs: number;
  lastAt: Date;
}

/** Slow statements, grouped by normalised SQL. The least recently recorded statement is removed first. */
export class SlowStatements {
  readonly #statements = new Map<string, SlowStatement>();

  record(statement: string, { ms, at }: { ms: number; at: Date }): void {
    const sql = normaliseStatement(statement);
    const previous = this.#statements.get(sql);
    this.#statements.delete(sql);
    this.#statements.set(sql, {
      sql,
      count: (previous?.count ?? 0) + 1,
      maxMs: Math.max(previous?.maxMs ?? 0, ms),
      lastMs: ms,
      lastAt: at,
    });
    const [oldest] = this.#statements.keys();
    if (this.#statements.size > MAX_STATEMENTS && oldest !== undefined) this.#statements.delete(oldest);
  }

  /** Returns the statements, slowest first. */
  list(): SlowStatement[] {
    return [...this.#statements.values()].toSorted((a, b) => b.maxMs - a.maxMs);
  }
}
