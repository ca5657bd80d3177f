import { DomainError } from '#domain/errors/errors.ts';
import { cellAt } from '#domain/sheets/cells.ts';
import { guessColumn } from '#domain/sheets/columnNames.ts';
import type { SheetTable } from '#domain/sheets/readSheetTable.ts';
import { readStatementAmount } from './readStatementAmount.ts';
import type { ReadRow } from './readStatementRows.ts';

const BALANCE_NAME = { is: [/ (?:balance|bal|मौज्दात|बाँकी) /], not: / (?:date|type|status|dr|cr) / };

type StatementMove = Pick<ReadRow, 'line' | 'amountPaisa'>;

/**
 * Throws a DomainError at `csv` where the balances of a file change by its amounts, but some of these the other way than they were
 * read: then another column says whether money came in. Where all go the other way, the account is overdrawn.
 */
export function expectSides(table: SheetTable, rows: readonly StatementMove[]): void {
  const name = guessColumn(table.header, BALANCE_NAME);
  if (name === undefined) return;
  const place = table.header.indexOf(name);
  const balances = new Map(
    table.rows.map((row) => [row.row, readStatementAmount(cellAt(table, row, place).text, 'RUPEES')]),
  );
  const orders = [rows, rows.toReversed()];
  const readings = orders.flatMap((inOrder) => againstBalances(inOrder, balances) ?? []);
  if (readings.some(({ against }) => against.length === 0 || against.length === rows.length - 1)) return;
  const [row] = readings.flatMap(({ against }) => against);
  if (!row) return;
  const cell = String(Math.abs(row.amountPaisa) / 100);
  throw new DomainError('STATEMENT_SIDE_AGAINST_BALANCE', { row: row.line, cell }, 'csv');
}

/** The rows whose balance changed the other way; null where the rows do not explain the balances. */
function againstBalances(
  rows: readonly StatementMove[],
  balances: ReadonlyMap<number, number | null>,
): { against: StatementMove[] } | null {
  const against: StatementMove[] = [];
  for (const [at, row] of rows.entries()) {
    const before = rows[at - 1];
    if (!before) continue;
    const [from, to] = [balances.get(before.line), balances.get(row.line)];
    // At zero an account can become overdrawn, of which an unsigned balance says nothing.
    if (!from || !to || Math.abs(to - from) !== Math.abs(row.amountPaisa)) return null;
    if (to - from !== row.amountPaisa) against.push(row);
  }
  return { against };
}
