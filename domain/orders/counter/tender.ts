import { DomainError } from '#domain/errors/errors.ts';
import { BANK_ONLY_FROM } from './saleLaw.ts';

/** How one pays at the counter. */
export const TENDER_METHODS = ['CASH', 'CARD', 'BANK_TRANSFER'] as const;
export type TenderMethod = (typeof TENDER_METHODS)[number];

/** A part of what is paid at the counter, NPR. */
export interface Tender {
  method: TenderMethod;
  amount: number;
  /** What was laid on the counter in cash; the rest goes back. */
  given?: number | null | undefined;
  /** What the bank or the terminal calls it, or a card's last four digits. */
  reference?: string | null | undefined;
}

/** What goes back to who paid in cash, NPR. */
export function changeOf({ amount, given }: Pick<Tender, 'amount' | 'given'>): number {
  return Math.max(0, (given ?? amount) - amount);
}

export function sumOf(tenders: readonly Pick<Tender, 'amount'>[]): number {
  return tenders.reduce((sum, { amount }) => sum + amount, 0);
}

export function cashIn(tenders: readonly Pick<Tender, 'amount' | 'method'>[]): number {
  return sumOf(tenders.filter(({ method }) => method === 'CASH'));
}

/** The way in which most of it is paid; the order's own. */
export function mainMethod(tenders: readonly Pick<Tender, 'amount' | 'method'>[]): TenderMethod {
  const [largest] = TENDER_METHODS.map((method) => ({
    method,
    amount: sumOf(tenders.filter((tender) => tender.method === method)),
  })).sort((one, other) => other.amount - one.amount);
  return largest && largest.amount > 0 ? largest.method : 'CASH';
}

/** Why what is paid does not settle the sale, or null. */
export function tenderProblem(
  tenders: readonly Tender[],
  finalTotal: number,
  { allowOwing }: { allowOwing: boolean },
): DomainError | null {
  const paid = sumOf(tenders);
  if (paid > finalTotal)
    return new DomainError('PAID_TOO_MUCH', { totalNpr: finalTotal, moreNpr: paid - finalTotal }, 'payments');
  if (paid < finalTotal && !allowOwing)
    return new DomainError('PAID_TOO_LITTLE', { missingNpr: finalTotal - paid }, 'payments');
  const card = tenders.findIndex(({ method }) => method === 'CARD');
  // Whether a card draws on the buyer's own account is not for the till to tell.
  if (card >= 0 && finalTotal >= BANK_ONLY_FROM)
    return new DomainError('ONLY_FROM_A_BANK', { fromNpr: BANK_ONLY_FROM }, `payments.${card}.method`);
  return null;
}
