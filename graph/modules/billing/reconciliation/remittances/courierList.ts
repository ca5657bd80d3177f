import { DomainError } from '#domain/errors/errors.ts';
import { calledOrderNumber } from '#domain/orders/orderNumber.ts';
import { placeOfOrders } from '#domain/orders/placeOfOrders.ts';
import { toNpr } from '#domain/payments/paisa.ts';
import { readStatementAmount } from '#domain/payments/reconciliation/readStatementAmount.ts';
import { placesOf } from '#domain/payments/reconciliation/readStatementRows.ts';
import { MOST_PARCELS, MOST_REMITTANCE_NPR } from '#domain/payments/reconciliation/remittanceSchema.ts';
import { cellAt, codeOf, numberTextOf, said } from '#domain/sheets/cells.ts';
import { guessColumn, wordsOf } from '#domain/sheets/columnNames.ts';
import { areFigures, namesSum } from '#domain/sheets/isSummary.ts';
import { ORDER_NAME, PARCEL_NAME } from '#domain/sheets/parcelNames.ts';
import type { SheetRow } from '#domain/sheets/readRecords.ts';
import type { SheetTable } from '#domain/sheets/readSheetTable.ts';
import { shorten } from '#domain/text/shorten.ts';
import type { GraphContext } from '#graph/context.ts';
import type { CreateRemittanceInput, RemittedParcelInput } from '#graph/schema/schema.generated.ts';
import { keptParcelColumns, type ParcelColumns } from '../sheetMappings.ts';

/** A parcel as a courier names it. */
export interface NamedParcel {
  named: string;
  /** The amount paid, in whole NPR; null for all that the courier has of the order. */
  amount: number | null;
}

export interface CourierList {
  table: SheetTable;
  columns: ParcelColumns | null;
}

/** A courier's list, and its columns: as given, as in the last list with these names, or as their names suggest. */
export async function openList(
  { prisma }: Pick<GraphContext, 'prisma'>,
  { csv, columns }: CreateRemittanceInput,
): Promise<CourierList | null> {
  if (!csv) return null;
  const { readSheetTable } = await import('#domain/sheets/readSheetTable.ts');
  const table = readSheetTable(csv);
  return { table, columns: columns ?? (await keptParcelColumns(prisma, table)) ?? guessColumns(table) };
}

export function parcelsOf(
  list: CourierList | null,
  { parcels, leftOut }: Pick<CreateRemittanceInput, 'parcels' | 'leftOut'>,
): NamedParcel[] {
  const named = list
    ? listed(list).filter(({ named }) => !leftOut?.includes(named))
    : (parcels ?? []).map(toParcel);
  if (named.length === 0) throw new DomainError('REMITTANCE_WITHOUT_PARCELS', 'parcels');
  if (named.length > MOST_PARCELS)
    throw new DomainError('REMITTANCE_TOO_LONG', { most: MOST_PARCELS }, 'parcels');
  expectSumInRange(named);
  return named;
}

/** The sum is kept as an integer in paisa. */
function expectSumInRange(parcels: readonly NamedParcel[]): void {
  let sum = 0;
  for (const { named, amount } of parcels) {
    sum += amount ?? 0;
    if (sum > MOST_REMITTANCE_NPR) throw new DomainError('PARCEL_AMOUNT_RANGE', { named }, 'parcels');
  }
}

function listed({ table, columns }: CourierList): NamedParcel[] {
  if (!columns) throw new DomainError('STATEMENT_UNMAPPED', 'columns');
  const places = placesOf(table, columns);
  const isBack = cameBack(table, columns);
  let sumPaisa = 0;
  return table.rows.flatMap((row) => {
    const named = shorten(codeOf(cellAt(table, row, places.parcel)), MOST_NAME);
    const cell = cellAt(table, row, places.amount);
    const value = numberTextOf(cell);
    if (!value || namesSum(named) || (!named && row.cells.some(namesSum))) return [];
    if (areFigures(row.cells) && !named && readStatementAmount(value, 'RUPEES') === sumPaisa) return [];
    if (!named) throw new DomainError('PARCEL_UNNAMED', { row: row.row, cell: shorten(value, 40) }, 'csv');
    const amountPaisa = readStatementAmount(value, 'RUPEES');
    const amount = amountPaisa === null ? null : toNpr(amountPaisa);
    sumPaisa += amountPaisa ?? 0;
    if (amount !== null && Number.isInteger(amount) && isInRange(amount))
      return [{ named, amount: isBack(row) ? 0 : amount }];
    if (amount !== null && isInRange(amount))
      throw new DomainError('PARCEL_AMOUNT_FRACTION', said(cell), 'csv');
    throw new DomainError('STATEMENT_AMOUNT_UNREADABLE', said(cell), 'csv');
  });
}

const STATUS_NAME = { is: [/ status /], not: / payment / };
const COLLECTED = / (?:collected|received) /;
const CAME_BACK =
  /^(?!.*partial)(?:(?:parcel|order|package|shipment|delivery) )?(?:return(?:ed)?|rt[os]|cancel(?:l?ed)?|undelivered|not delivered|rejected|refused|failed|lost|फिर्ता|रद्द)(?!\p{L})/iu;

/** Tells the rows whose status says that no cash was collected; a column of what was to be collected has an amount all the same. */
function cameBack({ header }: SheetTable, { amount }: ParcelColumns): (row: SheetRow) => boolean {
  const status = guessColumn(header, STATUS_NAME);
  if (status === undefined || COLLECTED.test(wordsOf(amount))) return () => false;
  const place = header.indexOf(status);
  return ({ cells }) => CAME_BACK.test(cells[place] ?? '');
}

function toParcel({ named, amount }: RemittedParcelInput, index: number): NamedParcel {
  const name = named.trim();
  if (name === '') throw new DomainError('REMITTANCE_PARCEL_UNNAMED', `parcels.${index}.named`);
  if (amount != null && !isInRange(amount))
    throw new DomainError(
      'PARCEL_AMOUNT_RANGE',
      { named: shorten(name, MOST_NAME) },
      `parcels.${index}.amount`,
    );
  return { named: shorten(name, MOST_NAME), amount: amount ?? null };
}

const MOST_NAME = 80;

function isInRange(amount: number): boolean {
  return amount >= 0 && amount <= MOST_REMITTANCE_NPR;
}

/** Cells that are our order numbers come first, then the names of the columns: a parcel's own number is found too. */
function guessColumns(table: SheetTable): ParcelColumns | null {
  const { header, rows } = table;
  const parcel = columnOfOrders(table) ?? guessColumn(header, PARCEL_NAME) ?? guessColumn(header, ORDER_NAME);
  const holdsAmounts = (place: number) => {
    const cells = rows.flatMap(({ cells: all }) => all[place] || []);
    return cells.filter((cell) => readStatementAmount(cell, 'RUPEES') !== null).length * 2 >= cells.length;
  };
  const isFree = (name: string) => name !== parcel;
  const amount =
    guessColumn(header, AMOUNT_NAME, (name, place) => isFree(name) && holdsAmounts(place)) ??
    guessColumn(header, AMOUNT_NAME, isFree);
  return parcel && amount ? { parcel, amount } : null;
}

/** The column of our order numbers. An order that goes in several parcels is named by these, not by its number. */
function columnOfOrders({ header, rows }: SheetTable): string | undefined {
  const place = placeOfOrders(rows);
  if (place === undefined) return undefined;
  const numbers = rows.flatMap(({ cells }) => calledOrderNumber(cells[place] ?? '') ?? []);
  return new Set(numbers).size === numbers.length ? header[place] || undefined : undefined;
}

const AMOUNT_NAME = {
  // The collected amount comes before the one to be collected.
  is: [
    COLLECTED,
    / (?:cod|collection|cash) (?:amount|amt|value|npr|rs) /,
    / cash on delivery /,
    /^ (?:cod|collection|cash) $/,
    / (?:cod|collection|cash|रकम) /,
    /^ (?:amount|amt) $/,
    / (?:amount|amt) /,
  ],
  not: / (?:charges?|fees?|commission|net|payable|payout|settlement|remittance|remitted|order|item|product|tax|vat|tds|(?<!cash on )delivery|date|day|status|type|mode|by|weight|id|no|number|method|remarks?|note|count|due|expected|declared|pending|outstanding) /,
};
