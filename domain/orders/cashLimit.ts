import { DomainError } from '#domain/errors/errors.ts';

/**
 * Amount in NPR from which a cash payment is illegal. It applies to one transaction, even if paid in parts, and to all
 * payments of a customer on one day.
 */
export const LEGAL_CASH_LIMIT = 500_000;

interface CashEntry {
  method: string;
  amount: number;
}

/** Returns the reason why an amount cannot be taken in cash in addition to the order's earlier payments, or null. */
export function findOrderCashProblem(
  { method, amount }: CashEntry,
  earlierEntries: readonly CashEntry[],
): DomainError | null {
  const cashReceived = earlierEntries.filter(isCash).reduce((sum, entry) => sum + entry.amount, 0);
  if (!isCash({ method }) || cashReceived + amount < LEGAL_CASH_LIMIT) return null;

  return new DomainError(
    'ORDER_CASH_ABOVE_LEGAL_LIMIT',
    { limitNpr: LEGAL_CASH_LIMIT, cashNpr: cashReceived },
    'method',
  );
}

/** Returns true for cash payments: at the counter or on delivery. */
export function isCash({ method }: Pick<CashEntry, 'method'>): boolean {
  return method === 'CASH' || method === 'COD';
}
