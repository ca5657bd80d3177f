import { DomainError } from '#domain/errors/errors.ts';
import { toNpr } from '#domain/payments/paisa.ts';
import { readStatementAmount } from '#domain/payments/reconciliation/readStatementAmount.ts';
import { headerOf, placesOf, textAt } from '#domain/payments/reconciliation/readStatementRows.ts';
import { MOST_PARCELS, MOST_REMITTANCE_NPR } from '#domain/payments/reconciliation/remittanceSchema.ts';
import { shorten } from '#domain/text/shorten.ts';
import type { GraphContext } from '#graph/context.ts';
import type { RecordRemittanceInput, RemittedParcelInput } from '#graph/schema/schema.generated.ts';
import { keptParcelColumns, type ParcelColumns } from '../sheetMappings.ts';

/** A parcel as a courier names it. */
export interface NamedParcel {
  named: string;
  /** The amount paid, in whole NPR; null for all that the courier has of the order. */
  amount: number | null;
}

export interface CourierList {
  header: string[];
  sample: string[][];
  columns: ParcelColumns | null;
  records: string[][];
}

/** The cells of a courier's list, and its columns: as given, as in the last list, or as their names suggest. */
export async function openList(
  { prisma }: Pick<GraphContext, 'prisma'>,
  { csv, columns }: RecordRemittanceInput,
): Promise<CourierList | null> {
  if (!csv) return null;
  const { readRecords } = await import('../readRecords.ts');
  const records = readRecords(csv);
  const top = headerOf(records);
  const header = (records[top] ?? []).map((name) => name.trim());
  return {
    ...{ records, header, sample: records.slice(top + 1, top + 6) },
    columns: columns ?? (await keptParcelColumns(prisma)) ?? guessColumns(header),
  };
}

export function parcelsOf(
  list: CourierList | null,
  { parcels }: Pick<RecordRemittanceInput, 'parcels'>,
): NamedParcel[] {
  const named = list ? listed(list) : (parcels ?? []).map(toParcel);
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

function listed({ records, columns }: CourierList): NamedParcel[] {
  if (!columns) throw new DomainError('STATEMENT_UNMAPPED', 'columns');
  const top = headerOf(records);
  const places = placesOf(records[top] ?? [], columns);
  return records.slice(top + 1).flatMap((record, index) => {
    const named = shorten(textAt(record, places.parcel), MOST_NAME);
    const value = textAt(record, places.amount);
    if (!named || !value) return [];
    const amountPaisa = readStatementAmount(value, 'RUPEES');
    const amount = amountPaisa === null ? null : toNpr(amountPaisa);
    if (amount !== null && Number.isInteger(amount) && isInRange(amount)) return [{ named, amount }];
    const cell = { row: top + index + 2, column: columns.amount, cell: shorten(value, 40) };
    if (amount !== null && isInRange(amount)) throw new DomainError('PARCEL_AMOUNT_FRACTION', cell, 'csv');
    throw new DomainError('STATEMENT_AMOUNT_UNREADABLE', cell, 'csv');
  });
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

function guessColumns(header: readonly string[]): ParcelColumns | null {
  const parcel = header.find((name) => /order|tracking|parcel|awb|consign/i.test(name));
  const amount = header.find((name) => /cod|amount|collect|cash/i.test(name));
  return parcel && amount ? { parcel, amount } : null;
}
