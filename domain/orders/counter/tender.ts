import { DomainError } from '#domain/errors/errors.ts';
import { BANK_ONLY_THRESHOLD } from './saleLaw.ts';

/** Payment methods at the counter. */
export const TENDER_METHODS = ['CASH', 'CARD', 'BANK_TRANSFER'] as const;
export type TenderMethod = (typeof TENDER_METHODS)[number];

/** One payment of a counter sale. Amounts are in NPR. */
export interface Tender {
  method: TenderMethod;
  amount: number;
  /** Cash the customer handed over. The excess is returned as change. */
  given?: number | null | undefined;
  /** Reference of the bank or card terminal, or a card's last four digits. */
  reference?: string | null | undefined;
}

/** Returns the change for a cash payment, in NPR. */
export function calculateChange({ amount, given }: Pick<Tender, 'amount' | 'given'>): number {
  return Math.max(0, (given ?? amount) - amount);
}

export function sumTenders(tenders: readonly Pick<Tender, 'amount'>[]): number {
  return tenders.reduce((sum, { amount }) => sum + amount, 0);
}

export function sumCash(tenders: readonly Pick<Tender, 'amount' | 'method'>[]): number {
  return sumTenders(tenders.filter(({ method }) => method === 'CASH'));
}

/** Returns the method with the largest amount, which becomes the order's payment method. */
export function findMainMethod(tenders: readonly Pick<Tender, 'amount' | 'method'>[]): TenderMethod {
  const [largestPayment] = TENDER_METHODS.map((method) => ({
    method,
    amount: sumTenders(tenders.filter((tender) => tender.method === method)),
  })).sort((a, b) => b.amount - a.amount);
  return largestPayment && largestPayment.amount > 0 ? largestPayment.method : 'CASH';
}

/** Returns the reason why the payments do not settle the sale, or null. */
export function findTenderProblem(
  tenders: readonly Tender[],
  finalTotal: number,
  { canPayLater }: { canPayLater: boolean },
): DomainError | null {
  const paid = sumTenders(tenders);
  if (paid > finalTotal)
    return new DomainError(
      'PAYMENTS_ABOVE_TOTAL',
      { totalNpr: finalTotal, moreNpr: paid - finalTotal },
      'payments',
    );
  if (paid < finalTotal && !canPayLater)
    return new DomainError('PAYMENTS_BELOW_TOTAL', { missingNpr: finalTotal - paid }, 'payments');
  const cardIndex = tenders.findIndex(({ method }) => method === 'CARD');
  // A card does not show whose bank account it draws on, so it cannot meet the rule.
  if (cardIndex >= 0 && finalTotal >= BANK_ONLY_THRESHOLD)
    return new DomainError(
      'COUNTER_BANK_TRANSFER_REQUIRED',
      { fromNpr: BANK_ONLY_THRESHOLD },
      `payments.${cardIndex}.method`,
    );
  return null;
}
