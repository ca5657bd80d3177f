import { DomainError } from '#domain/errors/errors.ts';
import {
  cellAt,
  codeOf,
  isNothing,
  numberTextOf,
  placeOf,
  type SheetCell,
  said,
  textOf,
} from '#domain/sheets/cells.ts';
import { wordsOf } from '#domain/sheets/columnNames.ts';
import { areFigures, namesSum } from '#domain/sheets/isSummary.ts';
import { guessDayOrder, readDay } from '#domain/sheets/readDay.ts';
import type { SheetRow } from '#domain/sheets/readRecords.ts';
import type { SheetTable } from '#domain/sheets/readSheetTable.ts';
import { shorten } from '#domain/text/shorten.ts';
import { expectSides } from './expectSides.ts';
import { isMarkedDebit, readStatementAmount } from './readStatementAmount.ts';
import type { StatementColumn, StatementDates, StatementMapping, StatementUnit } from './statementColumns.ts';

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

/** Rows that are left out for one reason. */
export interface LeftOutRows {
  /** The status of the rows as the file has it, such as `PENDING`; null for totals and rows that moved no money. */
  status: string | null;
  count: number;
}

export interface ReadRows {
  rows: ReadRow[];
  /** The number of rows that are left out. */
  skipped: number;
  leftOut: LeftOutRows[];
}

/** The rows of a file as a mapping reads them. Throws a DomainError that names the row and column that it cannot read. */
export function readStatementRows(table: SheetTable, mapping: StatementMapping): ReadRows {
  const { columns } = mapping;
  if (!columns.date || (!columns.amount && !columns.credit))
    throw new DomainError('STATEMENT_UNMAPPED', 'mapping');
  const places = placesOf(table, columns);
  const dates = mapping.dates ?? datesOf(table, places.date);
  const reading = { ...mapping, dates, hasDebitsAboveZero: hasDebitsAboveZero(table, places) };
  const statuses: string[] = [];
  const moves = withWholeDescriptions(table.rows, places.description);
  const rows: ReadRow[] = [];
  for (const row of moves) {
    const cell: CellOf = (column) => cellAt(table, row, places[column]);
    const status = skippedStatus(cell, mapping);
    if (status !== null) statuses.push(status);
    else if (!areFigures(row.cells) || !isSumOf(rows, cell, mapping)) {
      const read = readRow(cell, reading, () => row.cells.some(namesSum));
      if (read) rows.push(read);
    }
  }
  expectSides(table, rows);
  const skipped = moves.length - rows.length + table.summaryRows;
  return { rows, skipped, leftOut: countLeftOut(statuses, skipped) };
}

/** A row that has a description alone goes on with that of the row above it, as a page has it that is made a sheet. */
function withWholeDescriptions(rows: readonly SheetRow[], place?: number): readonly SheetRow[] {
  if (place === undefined) return rows;
  const whole: SheetRow[] = [];
  for (const row of rows) {
    const above = whole.at(-1);
    const isAlone = row.cells.every((cell, at) => (cell !== '') === (at === place));
    if (above && isAlone && row.cells[place]) {
      const text = [above.cells[place], row.cells[place]].filter(Boolean).join(' ');
      const cells = Array.from(
        { length: Math.max(above.cells.length, place + 1) },
        (_, at) => above.cells[at] ?? '',
      );
      whole[whole.length - 1] = { row: above.row, cells: cells.with(place, text) };
    } else whole.push(row);
  }
  return whole;
}

/** In a column that answers whether a payment succeeded. */
const DID_NOT = /^(?:no?|false)$/i;

/** The kind or status by which a row does not count, such as `PENDING`; null if it counts. */
function skippedStatus(cellOf: CellOf, { skipWords }: StatementMapping): string | null {
  const status = [cellOf('status'), cellOf('kind')]
    .map(textOf)
    .find((text) => DID_NOT.test(text) || has(text, skipWords));
  return status === undefined ? null : shorten(status, MOST_STATUS);
}

const MOST_STATUS = 40;
/** A list names no more reasons than these. */
const MOST_STATUSES = 10;

/** The most frequent statuses first, then all that is left out for another reason. */
function countLeftOut(statuses: readonly string[], skipped: number): LeftOutRows[] {
  const counts = new Map<string, LeftOutRows & { status: string }>();
  for (const status of statuses) {
    const key = status.toLowerCase();
    counts.set(key, { status, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  const named = [...counts.values()]
    .toSorted((one, other) => other.count - one.count)
    .slice(0, MOST_STATUSES);
  const others = named.reduce((rest, { count }) => rest - count, skipped);
  return [...named, ...(others > 0 ? [{ status: null, count: others }] : [])];
}

type Places = Partial<Record<StatementColumn, number>>;
type CellOf = (column: StatementColumn) => SheetCell;

interface Reading extends StatementMapping {
  dates: StatementDates;
  /** Whether some debits of the file are above zero: those below it then went the other way. */
  hasDebitsAboveZero: boolean;
}

function readRow(cellOf: CellOf, mapping: Reading, isSum: () => boolean): ReadRow | null {
  const moved = movedPaisa(cellOf, mapping);
  if (moved === 0) return null;
  const date = cellOf('date');
  if (textOf(date) === '') {
    if (isSum()) return null;
    throw new DomainError(
      'STATEMENT_DAY_MISSING',
      {
        row: date.row,
        cell: shorten(cellOf(mapping.columns.amount ? 'amount' : moved > 0 ? 'credit' : 'debit').text, 40),
      },
      'csv',
    );
  }
  const day = readDay(date.text, mapping.dates);
  if (day === null && namesSum(date.text)) return null;
  if (day === null) throw new DomainError('STATEMENT_DAY_UNREADABLE', said(date), 'csv');
  return {
    line: date.row,
    day,
    amountPaisa: isRefund(cellOf, mapping) ? -Math.abs(moved) : moved,
    feePaisa: feePaisaOf(cellOf('fee'), mapping),
    reference: shorten(codeOf(cellOf('reference')), 120) || null,
    transactionId: shorten(codeOf(cellOf('transactionId')), 120) || null,
    description: shorten(textOf(cellOf('description')), 240) || null,
  };
}

/** Returns true for figures without a day that are what the rows above them come to, as in a sum without a name. */
function isSumOf(rows: readonly ReadRow[], cellOf: CellOf, mapping: StatementMapping): boolean {
  if (rows.length === 0 || textOf(cellOf('date')) !== '') return false;
  const sum = (sign: 1 | -1) =>
    rows.reduce((all, { amountPaisa }) => all + Math.max(0, sign * amountPaisa), 0);
  const paisa = (column: StatementColumn) => Math.abs(paisaOf(cellOf(column), mapping));
  if (mapping.columns.amount) return [sum(1), sum(1) + sum(-1)].includes(paisa('amount'));
  return paisa('credit') === sum(1) && paisa('debit') === sum(-1);
}

const PARTLY = /(?<!\p{L})partial(?:ly)?(?!\p{L})/iu;

/** Returns true if a word of a row says that its money went back, where neither a column nor an indicator says where it went. */
function isRefund(cellOf: CellOf, { columns, refundWords }: Reading): boolean {
  if (columns.amount ? columns.side : columns.debit) return false;
  const cell = [cellOf('kind'), cellOf('status')].find(({ text }) => has(text, refundWords));
  if (cell && PARTLY.test(cell.text.replaceAll('_', ' ')))
    throw new DomainError('STATEMENT_PARTLY_REFUNDED', said(cell), 'csv');
  return cell !== undefined;
}

/** What a row moved, in paisa: below zero where it went out. */
function movedPaisa(cellOf: CellOf, mapping: Reading): number {
  if (!mapping.columns.amount) {
    const credit = paisaOf(cellOf('credit'), mapping);
    const debit = paisaOf(cellOf('debit'), mapping);
    if (credit && debit) throw new DomainError('STATEMENT_BOTH_SIDES', { row: cellOf('credit').row }, 'csv');
    const isSigned = mapping.hasDebitsAboveZero && !isMarkedDebit(cellOf('debit').text);
    return credit - (isSigned ? debit : Math.abs(debit));
  }
  const paisa = paisaOf(cellOf('amount'), mapping);
  if (paisa === 0) return 0;
  const indicator = cellOf('side');
  const side = mapping.columns.side ? sideOf(indicator.text) : sideOf(cellOf('kind').text);
  if (mapping.columns.side && side === null)
    throw new DomainError('STATEMENT_SIDE_UNREADABLE', said(indicator), 'csv');
  return side === null ? paisa : side * Math.abs(paisa);
}

/** A fee can be in rupees beside an amount in paisa; the name of its column then says so. */
function feePaisaOf(cell: SheetCell, { unit }: StatementMapping): number {
  return Math.abs(paisaOf(cell, { unit: unitInName(cell.column) ?? unit }));
}

/** The unit that the name of a column says, such as `Amount (paisa)`; null where it says none. */
export function unitInName(column: string): StatementUnit | null {
  const words = wordsOf(column);
  if (/ paisa /.test(words)) return 'PAISA';
  return / (?:npr|nrs|rs|rupees) /.test(words) ? 'RUPEES' : null;
}

/** Sums below the table have no day, and may be written in another way than its rows. */
function hasDebitsAboveZero(table: SheetTable, { date, debit }: Pick<Places, 'date' | 'debit'>): boolean {
  return table.rows.some(
    (row) =>
      !isNothing(cellAt(table, row, date).text) &&
      (readStatementAmount(cellAt(table, row, debit).text, 'RUPEES') ?? 0) > 0,
  );
}

function paisaOf(cell: SheetCell, { unit }: Pick<StatementMapping, 'unit'>): number {
  if (isNothing(cell.text)) return 0;
  const paisa = readStatementAmount(numberTextOf(cell), unit);
  if (paisa === null) throw new DomainError('STATEMENT_AMOUNT_UNREADABLE', said(cell), 'csv');
  return paisa;
}

const IN = 'cr|c|credits?|credited|deposits?|deposited|in|incoming|inward|received|क्रेडिट|जम्मा';
const OUT = 'dr|d|debits?|debited|withdraw|withdrawals?|withdrawn|out|outgoing|outward|sent|डेबिट|खर्च';
const MOVES = '(?:cash|money|funds?|amount|transfer|trf|transaction|txn|payment|entry)';
const [ONLY_IN, ONLY_OUT] = [IN, OUT].map(
  (side) => new RegExp(`^ (?:${MOVES} )*(?:${side}) (?:${MOVES} )*$`),
);

/** 1 where an indicator such as `CR` or `Money in` says that money came in, -1 where it went out; null for another word. */
export function sideOf(indicator: string): 1 | -1 | null {
  const words = wordsOf(indicator);
  if (indicator === '+' || ONLY_IN?.test(words)) return 1;
  return indicator === '-' || ONLY_OUT?.test(words) ? -1 : null;
}

function datesOf(table: SheetTable, place: number | undefined): StatementDates {
  const cells = table.rows.map((row) => cellAt(table, row, place)).filter(({ text }) => !isNothing(text));
  const order = guessDayOrder(cells.map(({ text }) => text));
  if (order) return order;
  const [first] = cells;
  throw new DomainError(
    'STATEMENT_DATES_UNCLEAR',
    { row: first?.row ?? 0, cell: first?.text ?? '' },
    'mapping.dates',
  );
}

/** Where each column of a mapping stands in a file. */
export function placesOf<Column extends string>(
  table: SheetTable,
  columns: Partial<Record<Column, string>>,
): Partial<Record<Column, number>> {
  const entries = (Object.keys(columns) as Column[]).flatMap((column) => {
    const name = columns[column];
    if (!name) return [];
    const place = placeOf(table, name);
    if (place === undefined)
      throw new DomainError('STATEMENT_COLUMN_MISSING', { column: name }, `mapping.columns.${column}`);
    return [[column, place] as const];
  });
  return Object.fromEntries(entries) as Partial<Record<Column, number>>;
}

export function has(text: string, words: readonly string[]): boolean {
  const low = text.toLowerCase();
  return words.some((word) => low.includes(word.toLowerCase()));
}
