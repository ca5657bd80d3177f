import { readNumber } from '#domain/text/readNumber.ts';
import type { RemittanceDeposit } from '#web/graphql/types.generated.ts';

/** A remittance as typed, without its parcels. */
export interface RemittanceValues {
  reference: string;
  day: string;
  total: string;
  deposit: RemittanceDeposit;
  note: string;
  charges: { label: string; amount: string }[];
}

/**
 * Converts the form values into the input. Charge rows without label and amount are dropped. An invalid amount is
 * sent as zero, which the server rejects.
 */
export function toHeaderInput({ total, charges, note, ...head }: RemittanceValues) {
  return {
    ...head,
    note: note.trim() || null,
    total: getValidNumber(readNumber(total), -1),
    charges: charges
      .filter(({ label, amount }) => label.trim() !== '' || amount.trim() !== '')
      .map(({ label, amount }) => ({ label, amount: getValidNumber(readNumber(amount), 0) })),
  };
}

function getValidNumber(parsedNumber: number | undefined, fallback: number): number {
  return parsedNumber === undefined || Number.isNaN(parsedNumber) ? fallback : parsedNumber;
}
