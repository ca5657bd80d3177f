import type { PayerInput } from '#web/graphql/types.generated.ts';

/** Whose bank account pays, as it is typed. */
export interface PayerValues {
  accountHolder: string;
  bank: string;
  relation: 'SELF' | 'FAMILY';
}

export const emptyPayer: PayerValues = { accountHolder: '', bank: '', relation: 'SELF' };

/** Nothing where nothing was typed: the order may have it already. */
export function toPayer({ accountHolder, bank, relation }: PayerValues): PayerInput | null {
  return accountHolder.trim() || bank.trim() ? { accountHolder, bank, relation } : null;
}
