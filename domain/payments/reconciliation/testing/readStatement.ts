import { readTable } from '#domain/spreadsheets/readTable.ts';
import { guessMapping } from '../guessMapping.ts';
import { readStatementRows } from '../readStatementRows.ts';
import type { StatementMapping } from '../statementColumns.ts';

/** Reads a statement with the guessed mapping and the given overrides. Amounts of `moves` are in rupees. */
export function readStatement(lines: string | readonly string[], overrides: Partial<StatementMapping> = {}) {
  const table = readTable(typeof lines === 'string' ? lines : lines.join('\n'));
  const mapping = { ...guessMapping(table), ...overrides };
  const { rows, skipped } = readStatementRows(table, mapping);
  const moves = rows.map(({ line, day, amountPaisa }) => [line, day, amountPaisa / 100] as const);
  return { mapping, rows, moves, skipped };
}

/** Returns the problem that `readStatement` throws, or null. */
export function readStatementProblem(
  lines: string | readonly string[],
  overrides?: Partial<StatementMapping>,
) {
  try {
    readStatement(lines, overrides);
    return null;
  } catch (error) {
    const { reason, params, field } = error as { reason: string; params: object; field: string };
    return { reason, params, field };
  }
}
