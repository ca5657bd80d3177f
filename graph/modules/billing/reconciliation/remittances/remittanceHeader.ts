import { formatIsoDay, toKathmanduDay } from '#domain/calendar/kathmandu.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { normaliseRemittanceName } from '#domain/payments/reconciliation/normaliseRemittanceName.ts';
import { remittanceSchema } from '#domain/payments/reconciliation/remittanceSchema.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Remittance, RemittanceCharge } from '#graph/prisma/generated/client.ts';

type Charge = Pick<RemittanceCharge, 'label' | 'amountPaisa'>;

/** Remittance without its parcels. */
export type RemittanceHeader = Pick<
  Remittance,
  'carrier' | 'reference' | 'day' | 'total' | 'totalPaisa' | 'deposit'
> & {
  name: string;
  note: string | null;
  charges: Charge[];
};

/** Validates all fields of a remittance except its parcels. */
export function readRemittanceHeader({ now }: Pick<GraphContext, 'now'>, input: unknown): RemittanceHeader {
  const { day, total, charges, note = null, ...head } = parseInput(remittanceSchema, input);
  if (day > formatIsoDay(toKathmanduDay(now))) throw new DomainError('REMITTANCE_DAY_AHEAD', 'day');
  return {
    ...{ ...head, note, name: normaliseRemittanceName(head) },
    day: new Date(day),
    total: Math.round(total),
    totalPaisa: Math.round(total * 100),
    charges: charges.map(({ label, amount }) => ({ label, amountPaisa: Math.round(amount * 100) })),
  };
}

/** Describes a remittance for the audit log. */
export function describeRemittance({
  carrier,
  reference,
  day,
  totalPaisa,
  deposit,
  note,
  charges,
}: Omit<RemittanceHeader, 'name'>) {
  return {
    ...{ carrier, reference, day: formatIsoDay(day), deposit, note, total: totalPaisa / 100 },
    charges: charges.map(({ label, amountPaisa }) => `${label}: ${amountPaisa / 100}`),
  };
}
