import { DomainError } from '#domain/errors/errors.ts';
import { cellAt, codeOf, textOf } from '#domain/sheets/cells.ts';
import {
  findHeader,
  guessColumn,
  isKnownName,
  isNameLike,
  type LikelyName,
  MOST_LETTERHEAD,
} from '#domain/sheets/columnNames.ts';
import { ORDER_NAME, PARCEL_NAME } from '#domain/sheets/parcelNames.ts';
import { readRecords, type SheetRow } from '#domain/sheets/readRecords.ts';
import { type SheetTable, tableBelow } from '#domain/sheets/readSheetTable.ts';
import { plainFigures } from '#domain/text/readNumber.ts';
import { calledOrderNumber, readOrderNumber } from '../orderNumber.ts';
import { placeOfOrders } from '../placeOfOrders.ts';

/** A row of a list of parcels, as somebody pasted it. */
export interface ReadParcel {
  /** As a spreadsheet counts. */
  row: number;
  order: string;
  trackingNumber: string;
  carrier: string;
}

/**
 * Reads a list of order number, tracking number and, where it is named, carrier: in this order, or as the names and the cells of its
 * columns say. Throws a DomainError at `csv` that names the row and column that it cannot read.
 */
export function readParcels(text: string): ReadParcel[] {
  const { delimiter, records } = readRecords(text);
  const rows = records.map(apart);
  const top = topOf(rows);
  const table = top < 0 ? withoutNames(rows, delimiter) : tableBelow({ delimiter, records: rows }, top);
  const places = placesIn(table);
  if (top < 0) expectCarriers(table, places.carrier);
  const parcels = table.rows.map((row) => ({
    row: row.row,
    order: codeOf(cellAt(table, row, places.order)),
    trackingNumber: codeOf(cellAt(table, row, places.tracking)),
    carrier: textOf(cellAt(table, row, places.carrier)),
  }));
  // A row with neither number is a sum of others.
  return parcels.filter(({ order, trackingNumber }) => order !== '' || trackingNumber !== '');
}

/** The row that names both numbers, else the one whose names are known; -1 where no row does. */
function topOf(rows: readonly SheetRow[]): number {
  const named = rows.slice(0, MOST_LETTERHEAD).findIndex(({ cells }) => placesOf(cells) !== null);
  if (named >= 0) return named;
  const all = rows.map(({ cells }) => cells);
  const best = findHeader(all);
  const names = (all[best] ?? []).filter((cell) => cell !== '');
  const isName = (cell: string) => isNameLike(cell) && calledOrderNumber(cell) === null;
  return names.length > MOST_PLACES && names.every(isName) && names.some(isKnownName) ? best : -1;
}

/** Order, tracking number and carrier. */
const MOST_PLACES = 3;

const CARRIER_NAME = {
  is: [/ (?:carrier|courier|logistics|कुरियर) /, / (?:shipped|sent|delivered) (?:by|with|via) /],
  not: / (?:charges?|fees?|status|remarks?|id|no|number|code) /,
};

/** Where order, tracking number and carrier stand; couriers call their own numbers `Order ID` too, but ours begin as ours do. */
function placesIn({ header, rows }: SheetTable) {
  const named = placesOf(header);
  const ours = placeOfOrders(rows);
  if (named && (ours === undefined || ours === named.order)) return named;
  const name = (likely: LikelyName) => guessColumn(header, likely, (_name, place) => place !== ours);
  const own = name(PARCEL_NAME) ?? name(ORDER_NAME);
  if (header.length > MOST_PLACES && own === undefined)
    throw new DomainError('SHEET_COLUMN_MISSING', { column: 'Tracking number' }, 'csv');
  const order = ours ?? 0;
  const tracking = own === undefined ? Number(order === 0) : header.indexOf(own);
  const carrier = guessColumn(header, CARRIER_NAME);
  const unnamed =
    own === undefined ? [0, 1, 2].find((place) => place !== order && place !== tracking) : undefined;
  return { order, tracking, carrier: carrier === undefined ? unnamed : header.indexOf(carrier) };
}

/** Where order, tracking number and carrier stand by the names of the columns; null where these do not name both numbers. */
function placesOf(header: readonly string[]) {
  const order = guessColumn(header, ORDER_NAME);
  const tracking = guessColumn(header, PARCEL_NAME, (name) => name !== order);
  if (order === undefined || tracking === undefined) return null;
  const carrier = guessColumn(header, CARRIER_NAME);
  const place = (name: string) => header.indexOf(name);
  return {
    order: place(order),
    tracking: place(tracking),
    carrier: carrier === undefined ? undefined : place(carrier),
  };
}

/** A row that another mark parts than the list, or only spaces, is typed by hand. */
function apart({ row, cells }: SheetRow): SheetRow {
  const [cell = ''] = cells;
  if (cells.length !== 1 || plainFigures(cell) !== null) return { row, cells };
  const own = readRecords(cell).records[0]?.cells ?? [];
  return { row, cells: own.length > 1 ? own : inWords(cell) };
}

/** Marks between what is typed, the number of its line, and names of what follows. */
const BESIDE = /^(?:[^\p{L}\p{N}]+|\d{1,3}[.)]|(?:order|tracking|parcel|awb|number|no|id)[.:]?)$/iu;

/** The number of an order, that of its parcel, which can have spaces, and the words behind that, which name its carrier. */
function inWords(line: string): string[] {
  const words = line
    .split(/\s+/)
    .filter((word) => !BESIDE.test(word))
    .map((word) => word.replace(/(?<![:=])[:=]+$/, '').replace(/^\((.*)\)$/, '$1'));
  const order = Math.max(
    0,
    words.findIndex((word) => calledOrderNumber(word) !== null),
  );
  const others = words.toSpliced(order, 1);
  const end = others.findLastIndex((word) => /\p{N}/u.test(word)) + 1 || others.length;
  const cells = [words[order] ?? line, others.slice(0, end).join(' '), others.slice(end).join(' ')];
  return cells.filter((cell) => cell !== '');
}

/** A first row of words is left out: they are names of columns, which nobody knows. A column that counts the rows is left out too. */
function withoutNames(rows: readonly SheetRow[], delimiter: string): SheetTable {
  const [first] = rows;
  const isNamed = first !== undefined && isHeading(first.cells);
  const below = isNamed ? rows.slice(1) : rows;
  const isCounted = below.every(({ cells }, at) => cells.length > 2 && cells[0] === String(at + 1));
  const from = isCounted ? 1 : 0;
  return {
    delimiter,
    header: isNamed ? first.cells.slice(from) : [],
    headerRow: first?.row ?? 1,
    rows: below.map(({ row, cells }) => ({ row, cells: cells.slice(from) })),
    summaryRows: 0,
  };
}

/** Where columns have no names that are known, a carrier with figures may be a parcel's number, a phone or an amount. */
function expectCarriers({ rows, headerRow }: SheetTable, place: number | undefined): void {
  const isOther = rows.some(({ cells }) => place !== undefined && /\p{N}/u.test(cells[place] ?? ''));
  if (isOther) throw new DomainError('SHEET_NAMES_MISSING', { row: headerRow }, 'csv');
}

/** Words, of which the first is no number of an order: one in forty of these has no digit either. */
function isHeading([first = '', second = '']: readonly string[]): boolean {
  return !/\d/.test(first + second) && !readOrderNumber(first).startsWith('JW-');
}
