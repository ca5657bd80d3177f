import { readNumber } from '#domain/text/readNumber.ts';
import type { RemittanceDeposit } from '#web/graphql/types.generated.ts';

/** A remittance as it is typed, without its parcels. */
export interface RemittanceValues {
  reference: string;
  day: string;
  total: string;
  deposit: RemittanceDeposit;
  note: string;
  charges: { label: string; amount: string }[];
}

/** What is sent; a row of charges without label and amount is left out. An amount that is no number is sent as zero, which the store refuses. */
export function toHeadInput({ total, charges, note, ...head }: RemittanceValues) {
  return {
    ...head,
    note: note.trim() || null,
    total: orElse(readNumber(total), -1),
    charges: charges
      .filter(({ label, amount }) => label.trim() !== '' || amount.trim() !== '')
      .map(({ label, amount }) => ({ label, amount: orElse(readNumber(amount), 0) })),
  };
}

function orElse(read: number | undefined, fallback: number): number {
  return read === undefined || Number.isNaN(read) ? fallback : read;
}
