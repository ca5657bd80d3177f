import { DomainError } from '#domain/errors/errors.ts';
import { getCell } from '#domain/spreadsheets/cells.ts';
import { guessColumn } from '#domain/spreadsheets/columnNames.ts';
import type { SpreadsheetTable } from '#domain/spreadsheets/readTable.ts';
import { readStatementAmount } from './readStatementAmount.ts';
import type { StatementRowData } from './readStatementRows.ts';

const BALANCE_NAME = { is: [/ (?:balance|bal|मौज्दात|बाँकी) /], not: / (?:date|type|status|dr|cr) / };

type StatementAmount = Pick<StatementRowData, 'line' | 'amountPaisa'>;

/**
 * Throws a DomainError on `csv` if the balances of a file contradict the sign of some amounts, which means that another
 * column shows the direction. If all amounts are reversed, the account is overdrawn and the file is accepted.
 */
export function assertDirections(table: SpreadsheetTable, rows: readonly StatementAmount[]): void {
  const name = guessColumn(table.header, BALANCE_NAME);
  if (name === undefined) return;
  const balanceIndex = table.header.indexOf(name);
  const balances = new Map(
    table.rows.map((row) => [row.row, readStatementAmount(getCell(table, row, balanceIndex).text, 'RUPEES')]),
  );
  const rowOrders = [rows, rows.toReversed()];
  const possibleReversals = rowOrders.flatMap((orderedRows) => findReversedRows(orderedRows, balances) ?? []);
  if (
    possibleReversals.some(
      ({ reversedRows }) => reversedRows.length === 0 || reversedRows.length === rows.length - 1,
    )
  )
    return;
  const [row] = possibleReversals.flatMap(({ reversedRows }) => reversedRows);
  if (!row) return;
  const cell = String(Math.abs(row.amountPaisa) / 100);
  throw new DomainError('STATEMENT_SIDE_AGAINST_BALANCE', { row: row.line, cell }, 'csv');
}

/**
 * Returns the rows whose balance changed in the opposite direction, or null if the rows do not explain the balances.
 */
function findReversedRows(
  rows: readonly StatementAmount[],
  balances: ReadonlyMap<number, number | null>,
): { reversedRows: StatementAmount[] } | null {
  const reversedRows: StatementAmount[] = [];
  for (const [index, row] of rows.entries()) {
    const previousRow = rows[index - 1];
    if (!previousRow) continue;
    const [from, to] = [balances.get(previousRow.line), balances.get(row.line)];
    // At zero an account may become overdrawn, which an unsigned balance does not show.
    if (!from || !to || Math.abs(to - from) !== Math.abs(row.amountPaisa)) return null;
    if (to - from !== row.amountPaisa) reversedRows.push(row);
  }
  return { reversedRows };
}
