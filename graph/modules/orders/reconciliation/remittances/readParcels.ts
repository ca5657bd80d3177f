import { DomainError } from '#domain/errors/errors.ts';
import { toPaisa } from '#domain/payments/paisa.ts';
import { readStatementAmount } from '#domain/payments/reconciliation/readStatementAmount.ts';
import { headerOf, placesOf, textAt } from '#domain/payments/reconciliation/readStatementRows.ts';
import { MOST_PARCELS } from '#domain/payments/reconciliation/remittanceSchema.ts';
import type { GraphContext } from '#graph/context.ts';
import type { NoteRemittanceInput } from '#graph/schema/schema.generated.ts';
import { keptParcelColumns, type ParcelColumns } from '../sheetMappings.ts';

/** A parcel as a courier names it; without an amount it is all that the courier has of it. */
export interface NamedParcel {
  named: string;
  amountPaisa: number | null;
}

export interface CourierList {
  header: string[];
  sample: string[][];
  columns: ParcelColumns | null;
  records: string[][];
}

/** The cells of a courier's list, and how it is read: as said, as kept of the last, or as it seems to be. */
export async function openList(
  { prisma }: Pick<GraphContext, 'prisma'>,
  { csv, columns }: NoteRemittanceInput,
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

export function parcelsOf(list: CourierList | null, { parcels }: NoteRemittanceInput): NamedParcel[] {
  const named = list ? listed(list) : (parcels ?? []).map(toParcel);
  if (named.length === 0) throw new DomainError('REMITTANCE_WITHOUT_PARCELS', 'parcels');
  if (named.length > MOST_PARCELS)
    throw new DomainError('REMITTANCE_TOO_LONG', { most: MOST_PARCELS }, 'parcels');
  return named;
}

function listed({ records, columns }: CourierList): NamedParcel[] {
  if (!columns) throw new DomainError('STATEMENT_UNMAPPED', 'columns');
  const top = headerOf(records);
  const places = placesOf(records[top] ?? [], columns);
  return records.slice(top + 1).flatMap((record, index) => {
    const named = textAt(record, places.parcel).slice(0, 80);
    const value = textAt(record, places.amount);
    if (!named || !value) return [];
    const amountPaisa = readStatementAmount(value, 'RUPEES');
    if (amountPaisa !== null && amountPaisa >= 0 && amountPaisa <= MOST_PAISA)
      return [{ named, amountPaisa }];
    const told = { row: top + index + 2, column: columns.amount, cell: value.slice(0, 40) };
    throw new DomainError('STATEMENT_AMOUNT_UNREADABLE', told, 'csv');
  });
}

const MOST_PAISA = 2_000_000_000;

function toParcel({ named, amount }: { named: string; amount?: number | null }): NamedParcel {
  return { named: named.trim().slice(0, 80), amountPaisa: amount == null ? null : toPaisa(amount) };
}

function guessColumns(header: readonly string[]): ParcelColumns | null {
  const parcel = header.find((name) => /order|tracking|parcel|awb|consign/i.test(name));
  const amount = header.find((name) => /cod|amount|collect|cash/i.test(name));
  return parcel && amount ? { parcel, amount } : null;
}
