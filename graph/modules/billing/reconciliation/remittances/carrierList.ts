import { DomainError } from '#domain/errors/errors.ts';
import { findOrderColumn } from '#domain/orders/findOrderColumn.ts';
import { readPrefixedOrderNumber } from '#domain/orders/orderNumber.ts';
import { toNpr } from '#domain/payments/paisa.ts';
import { readStatementAmount } from '#domain/payments/reconciliation/readStatementAmount.ts';
import { findColumnIndexes } from '#domain/payments/reconciliation/readStatementRows.ts';
import { MAX_PARCELS, MAX_REMITTANCE_NPR } from '#domain/payments/reconciliation/remittanceSchema.ts';
import { getCell, readCode, readNumberText, toCellParams } from '#domain/spreadsheets/cells.ts';
import { guessColumn, normaliseWords } from '#domain/spreadsheets/columnNames.ts';
import { areNumbers, mentionsTotal } from '#domain/spreadsheets/isSummaryRow.ts';
import { ORDER_NAME, PARCEL_NAME } from '#domain/spreadsheets/parcelNames.ts';
import type { SpreadsheetRow } from '#domain/spreadsheets/readRecords.ts';
import type { SpreadsheetTable } from '#domain/spreadsheets/readTable.ts';
import { shorten } from '#domain/text/shorten.ts';
import type { GraphContext } from '#graph/context.ts';
import type { CreateRemittanceInput, RemittedParcelInput } from '#graph/schema/schema.generated.ts';
import { findParcelColumns, type ParcelColumns } from '../rememberedMappings.ts';

/** Parcel as identified in a carrier's list. */
export interface NamedParcel {
  parcelName: string;
  /** Amount paid, in whole NPR. Null if the carrier paid all the cash it holds for the order. */
  amount: number | null;
}

export interface CarrierList {
  table: SpreadsheetTable;
  columns: ParcelColumns | null;
}

/**
 * Opens a carrier's list. Uses the given columns, or those last used with these headings, or guesses them from the
 * headings.
 */
export async function openCarrierList(
  { prisma }: Pick<GraphContext, 'prisma'>,
  { csv, columns }: CreateRemittanceInput,
): Promise<CarrierList | null> {
  if (!csv) return null;
  const { readTable } = await import('#domain/spreadsheets/readTable.ts');
  const table = readTable(csv);
  return { table, columns: columns ?? (await findParcelColumns(prisma, table)) ?? guessColumns(table) };
}

export function resolveParcels(
  list: CarrierList | null,
  { parcels, leftOut }: Pick<CreateRemittanceInput, 'parcels' | 'leftOut'>,
): NamedParcel[] {
  const namedParcels = list
    ? readParcels(list).filter(({ parcelName: listedName }) => !leftOut?.includes(listedName))
    : (parcels ?? []).map(toParcel);
  if (namedParcels.length === 0) throw new DomainError('REMITTANCE_WITHOUT_PARCELS', 'parcels');
  if (namedParcels.length > MAX_PARCELS)
    throw new DomainError('REMITTANCE_TOO_LONG', { most: MAX_PARCELS }, 'parcels');
  assertSumInRange(namedParcels);
  return namedParcels;
}

/** Throws if the sum is too large for the database, which stores it as an integer in paisa. */
function assertSumInRange(parcels: readonly NamedParcel[]): void {
  let sum = 0;
  for (const { parcelName, amount } of parcels) {
    sum += amount ?? 0;
    if (sum > MAX_REMITTANCE_NPR)
      throw new DomainError('PARCEL_AMOUNT_RANGE', { named: parcelName }, 'parcels');
  }
}

function readParcels({ table, columns }: CarrierList): NamedParcel[] {
  if (!columns) throw new DomainError('STATEMENT_UNMAPPED', 'columns');
  const columnPositions = findColumnIndexes(table, columns);
  const isReturnedRow = createReturnedParcelFilter(table, columns);
  let sumPaisa = 0;
  return table.rows.flatMap((row) => {
    const parcelName = shorten(readCode(getCell(table, row, columnPositions.parcel)), MAX_NAME_LENGTH);
    const cell = getCell(table, row, columnPositions.amount);
    const value = readNumberText(cell);
    if (!value || mentionsTotal(parcelName) || (!parcelName && row.cells.some(mentionsTotal))) return [];
    if (areNumbers(row.cells) && !parcelName && readStatementAmount(value, 'RUPEES') === sumPaisa) return [];
    if (!parcelName)
      throw new DomainError('PARCEL_NUMBER_MISSING', { row: row.row, cell: shorten(value, 40) }, 'csv');
    const amountPaisa = readStatementAmount(value, 'RUPEES');
    const amount = amountPaisa === null ? null : toNpr(amountPaisa);
    sumPaisa += amountPaisa ?? 0;
    if (amount !== null && Number.isInteger(amount) && isInRange(amount))
      return [{ parcelName, amount: isReturnedRow(row) ? 0 : amount }];
    if (amount !== null && isInRange(amount))
      throw new DomainError('PARCEL_AMOUNT_FRACTION', toCellParams(cell), 'csv');
    throw new DomainError('STATEMENT_AMOUNT_UNREADABLE', toCellParams(cell), 'csv');
  });
}

const STATUS_COLUMN_PATTERNS = { is: [/ status /], not: / payment / };
const COLLECTED = / (?:collected|received) /;
const RETURNED_STATUS =
  /^(?!.*partial)(?:(?:parcel|order|package|shipment|delivery) )?(?:return(?:ed)?|rt[os]|cancel(?:l?ed)?|undelivered|not delivered|rejected|refused|failed|lost|फिर्ता|रद्द)(?!\p{L})/iu;

/**
 * Returns a check for rows whose status means that no cash was collected. An amount-to-collect column still contains a
 * value in such rows.
 */
function createReturnedParcelFilter(
  { header }: SpreadsheetTable,
  { amount }: ParcelColumns,
): (row: SpreadsheetRow) => boolean {
  const status = guessColumn(header, STATUS_COLUMN_PATTERNS);
  if (status === undefined || COLLECTED.test(normaliseWords(amount))) return () => false;
  const columnIndex = header.indexOf(status);
  return ({ cells }) => RETURNED_STATUS.test(cells[columnIndex] ?? '');
}

function toParcel({ named: listedName, amount }: RemittedParcelInput, index: number): NamedParcel {
  const name = listedName.trim();
  if (name === '') throw new DomainError('REMITTANCE_PARCEL_NUMBER_MISSING', `parcels.${index}.named`);
  if (amount != null && !isInRange(amount))
    throw new DomainError(
      'PARCEL_AMOUNT_RANGE',
      { named: shorten(name, MAX_NAME_LENGTH) },
      `parcels.${index}.amount`,
    );
  return { parcelName: shorten(name, MAX_NAME_LENGTH), amount: amount ?? null };
}

const MAX_NAME_LENGTH = 80;

function isInRange(amount: number): boolean {
  return amount >= 0 && amount <= MAX_REMITTANCE_NPR;
}

/**
 * Looks for a column with our order numbers first. Without one, the headings identify the column of the carrier's own
 * parcel numbers.
 */
function guessColumns(table: SpreadsheetTable): ParcelColumns | null {
  const { header, rows } = table;
  const parcel =
    guessOrderColumn(table) ?? guessColumn(header, PARCEL_NAME) ?? guessColumn(header, ORDER_NAME);
  const containsAmounts = (columnIndex: number) => {
    const cells = rows.flatMap(({ cells: rowCells }) => rowCells[columnIndex] || []);
    return cells.filter((cell) => readStatementAmount(cell, 'RUPEES') !== null).length * 2 >= cells.length;
  };
  const isOtherColumn = (name: string) => name !== parcel;
  const amount =
    guessColumn(
      header,
      AMOUNT_COLUMN_PATTERNS,
      (name, columnIndex) => isOtherColumn(name) && containsAmounts(columnIndex),
    ) ?? guessColumn(header, AMOUNT_COLUMN_PATTERNS, isOtherColumn);
  return parcel && amount ? { parcel, amount } : null;
}

/**
 * Returns the column of our order numbers. Undefined if a number repeats, because the parcels of one order are
 * identified by parcel numbers.
 */
function guessOrderColumn({ header, rows }: SpreadsheetTable): string | undefined {
  const columnIndex = findOrderColumn(rows);
  if (columnIndex === undefined) return undefined;
  const orderNumbers = rows.flatMap(({ cells }) => readPrefixedOrderNumber(cells[columnIndex] ?? '') ?? []);
  return new Set(orderNumbers).size === orderNumbers.length ? header[columnIndex] || undefined : undefined;
}

const AMOUNT_COLUMN_PATTERNS = {
  // The collected amount takes precedence over the amount to collect.
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
