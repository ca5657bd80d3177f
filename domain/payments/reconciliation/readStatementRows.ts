import { DomainError } from '#domain/errors/errors.ts';
import { shorten } from '#domain/text/shorten.ts';
import { readDay } from '#domain/sheets/readDay.ts';
import { readStatementAmount } from './readStatementAmount.ts';
import type { StatementColumn, StatementMapping } from './statementColumns.ts';

export interface ReadRow {
  /** As a spreadsheet counts. */
  line: number;
  day: string;
  /** Below zero where it went out. */
  amountPaisa: number;
  feePaisa: number;
  reference: string | null;
  transactionId: string | null;
  description: string | null;
}

export interface ReadRows {
  rows: ReadRow[];
  /** How many rows have no day or moved no money, such as a balance. */
  skipped: number;
}

/** The row that names the columns: banks write a few lines above it. */
export function headerOf(records: readonly (readonly string[])[]): number {
  const filled = records.map((record) => record.filter((cell) => cell.trim() !== '').length);
  const most = Math.max(0, ...filled.slice(0, 30));
  return Math.max(
    0,
    filled.slice(0, 30).findIndex((count) => count >= Math.max(2, most - 1)),
  );
}

/** The rows of a sheet as a mapping reads them. */
export function readStatementRows(
  records: readonly (readonly string[])[],
  mapping: StatementMapping,
): ReadRows {
  const top = headerOf(records);
  const places = placesOf(records[top] ?? [], mapping.columns);
  const read = records.slice(top + 1).map((record, index) => {
    const cell = (column: StatementColumn) => textAt(record, places[column]);
    return readRow(cell, mapping, top + index + 2);
  });
  const rows = read.filter((row) => row !== null);
  const filled = records.slice(top + 1).filter((record) => record.some((cell) => cell.trim() !== ''));
  return { rows, skipped: filled.length - rows.length };
}

type Cell = (column: StatementColumn) => string;

function readRow(cell: Cell, mapping: StatementMapping, row: number): ReadRow | null {
  const { dates, unit, refundWords, skipWords, columns } = mapping;
  if (cell('date') === '' || has(cell('kind'), skipWords)) return null;
  const amountOf = (column: StatementColumn) => {
    const value = cell(column);
    if (value === '' || value === '-') return 0;
    const paisa = readStatementAmount(value, unit);
    if (paisa === null)
      throw new DomainError('STATEMENT_AMOUNT_UNREADABLE', told(row, columns[column], value), 'csv');
    return paisa;
  };
  const moved = columns.amount ? amountOf('amount') : amountOf('credit') - Math.abs(amountOf('debit'));
  if (moved === 0) return null;
  const day = readDay(cell('date'), dates);
  if (day === null)
    throw new DomainError('STATEMENT_DAY_UNREADABLE', told(row, columns.date, cell('date')), 'csv');
  return {
    line: row,
    day,
    amountPaisa: has(cell('kind'), refundWords) ? -Math.abs(moved) : moved,
    feePaisa: Math.abs(amountOf('fee')),
    reference: shorten(cell('reference'), 120) || null,
    transactionId: shorten(cell('transactionId'), 120) || null,
    description: shorten(cell('description'), 240) || null,
  };
}

/** Where each column of a mapping stands in a file. */
export function placesOf<Column extends string>(
  header: readonly string[],
  columns: Partial<Record<Column, string>>,
): Partial<Record<Column, number>> {
  const names = header.map(plain);
  const entries = (Object.keys(columns) as Column[]).flatMap((column) => {
    const name = columns[column];
    if (!name) return [];
    const place = names.indexOf(plain(name));
    if (place < 0)
      throw new DomainError('STATEMENT_COLUMN_MISSING', { column: name }, `mapping.columns.${column}`);
    return [[column, place] as const];
  });
  return Object.fromEntries(entries) as Partial<Record<Column, number>>;
}

/** A cell without the mark that sheets set before what could be a formula. */
export function textAt(record: readonly string[], place: number | undefined): string {
  return place === undefined ? '' : (record[place] ?? '').trim().replace(/^'(?=[=+\-@])/, '');
}

export function has(text: string, words: readonly string[]): boolean {
  const low = text.toLowerCase();
  return words.some((word) => low.includes(word.toLowerCase()));
}

function plain(name: string): string {
  return name.trim().toLowerCase().replace(/\s+/g, ' ');
}

function told(row: number, column: string | undefined, value: string) {
  return { row, column: column ?? '', cell: shorten(value, 40) };
}
