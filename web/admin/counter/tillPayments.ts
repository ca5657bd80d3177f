import { TENDER_METHODS, type TenderMethod } from '#domain/orders/counter/tender.ts';
import { readAmount } from '#domain/text/readNumber.ts';

/** A payment as typed; for cash, the amount received. Null pays the amount still due. */
export interface TillPayment {
  key: string;
  method: TenderMethod;
  amount: string | null;
  reference: string;
}

/** Result of a payment, in NPR. */
export interface SettledPayment {
  /** Amount that pays for the sale; NaN if the typed amount is invalid. */
  amount: number;
  /** Cash to return. */
  change: number;
}

/** Computes the amount that each payment contributes and the change to return from cash. */
export function settlePayments(payments: readonly TillPayment[], finalTotal: number): SettledPayment[] {
  const typedEntries = payments.map(({ amount }) => (amount === null ? null : toNumber(amount)));
  const paidAmount = typedEntries.reduce<number>((sum, amount) => sum + (amount ?? 0), 0);
  const remainderIndex = typedEntries.indexOf(null);
  let excess = Math.max(0, paidAmount - finalTotal);
  return typedEntries.map((amount, index) => {
    if (amount === null)
      return { amount: index === remainderIndex ? Math.max(0, finalTotal - paidAmount) : 0, change: 0 };
    const change = payments[index]?.method === 'CASH' ? Math.min(excess, amount) : 0;
    excess -= change;
    return { amount: amount - change, change };
  });
}

/**
 * Adds a payment of the amount still due. Untouched payments are removed. A sale has at most one cash payment and any
 * number of card and transfer payments.
 */
export function addPayment(
  payments: readonly TillPayment[],
  method: TenderMethod,
  key: string,
): TillPayment[] {
  const typedEntries = payments.filter(({ amount, reference }) => amount !== null || reference !== '');
  if (method === 'CASH' && payments.some((payment) => payment.method === 'CASH'))
    return payments.filter((payment) => payment.method === 'CASH' || typedEntries.includes(payment));
  return [...typedEntries, { key, method, amount: null, reference: '' }];
}

/** Restores a stored payment. In payments stored by earlier versions, a blank amount meant the amount due. */
export function restorePayment(storedPayment: Partial<TillPayment> & { given?: string }): TillPayment {
  const { key = '', method = 'CASH', amount, given, reference = '' } = storedPayment;
  const validMethod = TENDER_METHODS.includes(method) ? method : 'CASH';
  return { key, method: validMethod, amount: given || amount || null, reference };
}

function toNumber(text: string): number {
  return text.trim() === '' ? 0 : (readAmount(text) ?? Number.NaN);
}
