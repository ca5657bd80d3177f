import { DomainError } from '#domain/errors/errors.ts';
import {
  findColumnIndex,
  getCell,
  isEmptyCell,
  readCode,
  readNumberText,
  readText,
  type SpreadsheetCell,
  toCellParams,
} from '#domain/spreadsheets/cells.ts';
import { normaliseWords } from '#domain/spreadsheets/columnNames.ts';
import { areNumbers, mentionsTotal } from '#domain/spreadsheets/isSummaryRow.ts';
import { guessDayOrder, readDay } from '#domain/spreadsheets/readDay.ts';
import type { SpreadsheetRow } from '#domain/spreadsheets/readRecords.ts';
import type { SpreadsheetTable } from '#domain/spreadsheets/readTable.ts';
import { shorten } from '#domain/text/shorten.ts';
import { assertDirections } from './assertDirections.ts';
import { hasDebitMark, readStatementAmount } from './readStatementAmount.ts';
import type { StatementColumn, StatementDates, StatementMapping, StatementUnit } from './statementColumns.ts';

export interface StatementRowData {
  /** Row number as in a spreadsheet, from 1. */
  line: number;
  day: string;
  /** Negative for money out. */
  amountPaisa: number;
  feePaisa: number;
  reference: string | null;
  transactionId: string | null;
  description: string | null;
}

/** Skipped rows with the same status. */
export interface SkippedRows {
  /** Status as in the file, such as `PENDING`. Null for totals and rows without an amount. */
  status: string | null;
  count: number;
}

export interface StatementRows {
  rows: StatementRowData[];
  /** Number of skipped rows. */
  skipped: number;
  leftOut: SkippedRows[];
}

/** Reads the rows of a file with a mapping. Throws a DomainError that names an unreadable row and column. */
export function readStatementRows(table: SpreadsheetTable, mapping: StatementMapping): StatementRows {
  const { columns } = mapping;
  if (!columns.date || (!columns.amount && !columns.credit))
    throw new DomainError('STATEMENT_UNMAPPED', 'mapping');
  const indexes = findColumnIndexes(table, columns);
  const dates = mapping.dates ?? detectStatementDates(table, indexes.date);
  const resolvedMapping = { ...mapping, dates, hasDebitsAboveZero: hasDebitsAboveZero(table, indexes) };
  const statuses: string[] = [];
  const joinedTableRows = joinDescriptions(table.rows, indexes.description);
  const rows: StatementRowData[] = [];
  for (const row of joinedTableRows) {
    const readColumn: ColumnCellGetter = (column) => getCell(table, row, indexes[column]);
    const status = getSkippedStatus(readColumn, mapping);
    if (status !== null) statuses.push(status);
    else if (!areNumbers(row.cells) || !isSumOfRows(rows, readColumn, mapping)) {
      const statementRow = readRow(readColumn, resolvedMapping, () => row.cells.some(mentionsTotal));
      if (statementRow) rows.push(statementRow);
    }
  }
  assertDirections(table, rows);
  const skippedCount = joinedTableRows.length - rows.length + table.summaryRows;
  return { rows, skipped: skippedCount, leftOut: countSkippedRows(statuses, skippedCount) };
}

/** A row with only a description continues the row above, as in a table converted from a page layout. */
function joinDescriptions(rows: readonly SpreadsheetRow[], columnIndex?: number): readonly SpreadsheetRow[] {
  if (columnIndex === undefined) return rows;
  const joinedRows: SpreadsheetRow[] = [];
  for (const row of rows) {
    const rowAbove = joinedRows.at(-1);
    const hasOnlyDescription = row.cells.every((cell, at) => (cell !== '') === (at === columnIndex));
    if (rowAbove && hasOnlyDescription && row.cells[columnIndex]) {
      const text = [rowAbove.cells[columnIndex], row.cells[columnIndex]].filter(Boolean).join(' ');
      const cells = Array.from(
        { length: Math.max(rowAbove.cells.length, columnIndex + 1) },
        (_, at) => rowAbove.cells[at] ?? '',
      );
      joinedRows[joinedRows.length - 1] = { row: rowAbove.row, cells: cells.with(columnIndex, text) };
    } else joinedRows.push(row);
  }
  return joinedRows;
}

/** Matches a failed payment in a column that states whether payments succeeded. */
const FAILED_STATUS = /^(?:no?|false)$/i;

/** Returns the status that excludes a row, such as `PENDING`, or null if the row is included. */
function getSkippedStatus(getColumnCell: ColumnCellGetter, { skipWords }: StatementMapping): string | null {
  const status = [getColumnCell('status'), getColumnCell('kind')]
    .map(readText)
    .find((text) => FAILED_STATUS.test(text) || containsWord(text, skipWords));
  return status === undefined ? null : shorten(status, MAX_STATUS_LENGTH);
}

const MAX_STATUS_LENGTH = 40;
/** Maximum number of statuses to list separately. */
const MAX_STATUSES = 10;

/** Returns the most frequent statuses first, then all other skipped rows. */
function countSkippedRows(statuses: readonly string[], skippedCount: number): SkippedRows[] {
  const skippedByStatus = new Map<string, SkippedRows & { status: string }>();
  for (const status of statuses) {
    const key = status.toLowerCase();
    skippedByStatus.set(key, { status, count: (skippedByStatus.get(key)?.count ?? 0) + 1 });
  }
  const frequentStatuses = [...skippedByStatus.values()]
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MAX_STATUSES);
  const otherCount = frequentStatuses.reduce(
    (remainingCount, { count }) => remainingCount - count,
    skippedCount,
  );
  return [...frequentStatuses, ...(otherCount > 0 ? [{ status: null, count: otherCount }] : [])];
}

type ColumnIndexes = Partial<Record<StatementColumn, number>>;
type ColumnCellGetter = (column: StatementColumn) => SpreadsheetCell;

interface ResolvedMapping extends StatementMapping {
  dates: StatementDates;
  /** True if the file has positive debits. Negative debits are then money in. */
  hasDebitsAboveZero: boolean;
}

function readRow(
  getColumnCell: ColumnCellGetter,
  mapping: ResolvedMapping,
  isSum: () => boolean,
): StatementRowData | null {
  const signedPaisa = readAmountPaisa(getColumnCell, mapping);
  if (signedPaisa === 0) return null;
  const date = getColumnCell('date');
  if (readText(date) === '') {
    if (isSum()) return null;
    throw new DomainError(
      'STATEMENT_DAY_MISSING',
      {
        row: date.row,
        cell: shorten(
          getColumnCell(mapping.columns.amount ? 'amount' : signedPaisa > 0 ? 'credit' : 'debit').text,
          40,
        ),
      },
      'csv',
    );
  }
  const day = readDay(date.text, mapping.dates);
  if (day === null && mentionsTotal(date.text)) return null;
  if (day === null) throw new DomainError('STATEMENT_DAY_UNREADABLE', toCellParams(date), 'csv');
  return {
    line: date.row,
    day,
    amountPaisa: isRefund(getColumnCell, mapping) ? -Math.abs(signedPaisa) : signedPaisa,
    feePaisa: readFeePaisa(getColumnCell('fee'), mapping),
    reference: shorten(readCode(getColumnCell('reference')), 120) || null,
    transactionId: shorten(readCode(getColumnCell('transactionId')), 120) || null,
    description: shorten(readText(getColumnCell('description')), 240) || null,
  };
}

/** Returns true for a row without a day whose amounts are the sums of the rows above, as in an unlabelled total. */
function isSumOfRows(
  rows: readonly StatementRowData[],
  getColumnCell: ColumnCellGetter,
  mapping: StatementMapping,
): boolean {
  if (rows.length === 0 || readText(getColumnCell('date')) !== '') return false;
  const sum = (sign: 1 | -1) =>
    rows.reduce((total, { amountPaisa }) => total + Math.max(0, sign * amountPaisa), 0);
  const readColumnPaisa = (column: StatementColumn) =>
    Math.abs(readCellPaisa(getColumnCell(column), mapping));
  if (mapping.columns.amount) return [sum(1), sum(1) + sum(-1)].includes(readColumnPaisa('amount'));
  return readColumnPaisa('credit') === sum(1) && readColumnPaisa('debit') === sum(-1);
}

const PARTIAL_WORD = /(?<!\p{L})partial(?:ly)?(?!\p{L})/iu;

/** Returns true if a word marks the row as a refund. */
function isRefund(getColumnCell: ColumnCellGetter, { columns, refundWords }: ResolvedMapping): boolean {
  if (columns.amount ? columns.side : columns.debit) return false;
  const refundCell = [getColumnCell('kind'), getColumnCell('status')].find(({ text }) =>
    containsWord(text, refundWords),
  );
  if (refundCell && PARTIAL_WORD.test(refundCell.text.replaceAll('_', ' ')))
    throw new DomainError('STATEMENT_PARTLY_REFUNDED', toCellParams(refundCell), 'csv');
  return refundCell !== undefined;
}

/** Returns the amount of a row in paisa, negative for money out. */
function readAmountPaisa(getColumnCell: ColumnCellGetter, mapping: ResolvedMapping): number {
  if (!mapping.columns.amount) {
    const credit = readCellPaisa(getColumnCell('credit'), mapping);
    const debit = readCellPaisa(getColumnCell('debit'), mapping);
    if (credit && debit)
      throw new DomainError('STATEMENT_BOTH_SIDES', { row: getColumnCell('credit').row }, 'csv');
    const isSigned = mapping.hasDebitsAboveZero && !hasDebitMark(getColumnCell('debit').text);
    return credit - (isSigned ? debit : Math.abs(debit));
  }
  const amountPaisa = readCellPaisa(getColumnCell('amount'), mapping);
  if (amountPaisa === 0) return 0;
  const sideCell = getColumnCell('side');
  const side = mapping.columns.side
    ? readDirection(sideCell.text)
    : readDirection(getColumnCell('kind').text);
  if (mapping.columns.side && side === null)
    throw new DomainError('STATEMENT_SIDE_UNREADABLE', toCellParams(sideCell), 'csv');
  return side === null ? amountPaisa : side * Math.abs(amountPaisa);
}

/** A fee can be in rupees next to an amount in paisa if the name of its column specifies rupees. */
function readFeePaisa(cell: SpreadsheetCell, { unit }: StatementMapping): number {
  return Math.abs(readCellPaisa(cell, { unit: readUnit(cell.column) ?? unit }));
}

/** Returns the unit named in a column name such as `Amount (paisa)`, or null. */
export function readUnit(column: string): StatementUnit | null {
  const normalisedText = normaliseWords(column);
  if (/ paisa /.test(normalisedText)) return 'PAISA';
  return / (?:npr|nrs|rs|rupees) /.test(normalisedText) ? 'RUPEES' : null;
}

/** Totals below the table have no day and may be formatted differently, so they are ignored. */
function hasDebitsAboveZero(
  table: SpreadsheetTable,
  { date, debit }: Pick<ColumnIndexes, 'date' | 'debit'>,
): boolean {
  return table.rows.some(
    (row) =>
      !isEmptyCell(getCell(table, row, date).text) &&
      (readStatementAmount(getCell(table, row, debit).text, 'RUPEES') ?? 0) > 0,
  );
}

function readCellPaisa(cell: SpreadsheetCell, { unit }: Pick<StatementMapping, 'unit'>): number {
  if (isEmptyCell(cell.text)) return 0;
  const cellPaisa = readStatementAmount(readNumberText(cell), unit);
  if (cellPaisa === null) throw new DomainError('STATEMENT_AMOUNT_UNREADABLE', toCellParams(cell), 'csv');
  return cellPaisa;
}

const IN = 'cr|c|credits?|credited|deposits?|deposited|in|incoming|inward|received|क्रेडिट|जम्मा';
const OUT = 'dr|d|debits?|debited|withdraw|withdrawals?|withdrawn|out|outgoing|outward|sent|डेबिट|खर्च';
const MOVEMENT_NOUNS = '(?:cash|money|funds?|amount|transfer|trf|transaction|txn|payment|entry)';
const [INCOMING_PATTERN, OUTGOING_PATTERN] = [IN, OUT].map(
  (side) => new RegExp(`^ (?:${MOVEMENT_NOUNS} )*(?:${side}) (?:${MOVEMENT_NOUNS} )*$`),
);

/**
 * Returns 1 if a direction such as `CR` or `Money in` means money in, -1 for money out, and null for any other word.
 */
export function readDirection(indicator: string): 1 | -1 | null {
  const normalisedText = normaliseWords(indicator);
  if (indicator === '+' || INCOMING_PATTERN?.test(normalisedText)) return 1;
  return indicator === '-' || OUTGOING_PATTERN?.test(normalisedText) ? -1 : null;
}

function detectStatementDates(table: SpreadsheetTable, columnIndex: number | undefined): StatementDates {
  const cells = table.rows
    .map((row) => getCell(table, row, columnIndex))
    .filter(({ text }) => !isEmptyCell(text));
  const dayOrder = guessDayOrder(cells.map(({ text }) => text));
  if (dayOrder) return dayOrder;
  const [first] = cells;
  throw new DomainError(
    'STATEMENT_DATES_UNCLEAR',
    { row: first?.row ?? 0, cell: first?.text ?? '' },
    'mapping.dates',
  );
}

/** Returns the index of each mapped column in a file. */
export function findColumnIndexes<Column extends string>(
  table: SpreadsheetTable,
  columns: Partial<Record<Column, string>>,
): Partial<Record<Column, number>> {
  const entries = (Object.keys(columns) as Column[]).flatMap((column) => {
    const name = columns[column];
    if (!name) return [];
    const columnIndex = findColumnIndex(table, name);
    if (columnIndex === undefined)
      throw new DomainError('STATEMENT_COLUMN_MISSING', { column: name }, `mapping.columns.${column}`);
    return [[column, columnIndex] as const];
  });
  return Object.fromEntries(entries) as Partial<Record<Column, number>>;
}

export function containsWord(text: string, words: readonly string[]): boolean {
  const lowerCaseText = text.toLowerCase();
  return words.some((word) => lowerCaseText.includes(word.toLowerCase()));
}
