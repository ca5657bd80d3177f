import { DomainError } from '#domain/errors/errors.ts';

/** NPR: from here on cash is against the law, for one transaction, split as it may be, and for one customer's day. */
export const LEGAL_CASH_LIMIT = 500_000;

interface CashEntry {
  method: string;
  amount: number;
}

/** Why an amount may not be taken in cash for an order that these payments came in for, or null. */
export function cashProblem(
  { method, amount }: CashEntry,
  earlier: readonly CashEntry[],
): DomainError | null {
  const taken = earlier.filter(isCash).reduce((sum, entry) => sum + entry.amount, 0);
  if (!isCash({ method }) || taken + amount < LEGAL_CASH_LIMIT) return null;

  return new DomainError('CASH_AGAINST_THE_LAW', { limitNpr: LEGAL_CASH_LIMIT, takenNpr: taken }, 'method');
}

/** Whether money moves as notes: over the counter or at the door. */
export function isCash({ method }: Pick<CashEntry, 'method'>): boolean {
  return method === 'CASH' || method === 'COD';
}
