import { statementForm } from './statementForm.ts';

/** What takes longer than that is slow for whoever waits for it. */
export const SLOW_MS = 250;

/** So many are remembered: the statements of the store are a few hundred. */
const MOST_REMEMBERED = 50;

export interface SlowStatement {
  /** Without values, and with a list of them as one. */
  sql: string;
  count: number;
  maxMs: number;
  lastMs: number;
  lastAt: Date;
}

/** The statements that took long, each counted under its form; those that were slow longest ago are forgotten first. */
export class SlowStatements {
  readonly #known = new Map<string, SlowStatement>();

  note(statement: string, { ms, at }: { ms: number; at: Date }): void {
    const sql = statementForm(statement);
    const before = this.#known.get(sql);
    this.#known.delete(sql);
    this.#known.set(sql, {
      sql,
      count: (before?.count ?? 0) + 1,
      maxMs: Math.max(before?.maxMs ?? 0, ms),
      lastMs: ms,
      lastAt: at,
    });
    const [oldest] = this.#known.keys();
    if (this.#known.size > MOST_REMEMBERED && oldest !== undefined) this.#known.delete(oldest);
  }

  /** The slowest first. */
  list(): SlowStatement[] {
    return [...this.#known.values()].toSorted((one, other) => other.maxMs - one.maxMs);
  }
}
