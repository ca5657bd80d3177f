import { readNumber } from '#domain/text/numbers.ts';
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
    total: readRupees(total) ?? -1,
    charges: charges
      .filter(({ label, amount }) => label.trim() !== '' || amount.trim() !== '')
      .map(({ label, amount }) => ({ label, amount: readRupees(amount) ?? 0 })),
  };
}

/** Rupees with a fraction, and below zero after a minus sign. */
function readRupees(text: string): number | null {
  const [, minus, amount = ''] = /^\s*([-−]?)(.*)$/.exec(text) ?? [];
  const read = readNumber(amount);
  if (read === undefined || read === null || Number.isNaN(read)) return null;
  return minus ? -read : read;
}

/** Parcels as they are typed: a number on each line, and behind it the amount unless all of it was paid. */
export function readParcels(text: string): { named: string; amount?: number }[] {
  return text.split(/[\n;]+/).flatMap((line) => {
    const [named, amount = ''] = line.trim().split(/[\s,]+(?=\S+$)/);
    if (!named) return [];
    const read = readRupees(amount);
    return [read === null ? { named } : { named, amount: Math.round(read) }];
  });
}
