import { TENDER_METHODS, type TenderMethod } from '#domain/orders/counter/tender.ts';
import { readAmount } from '#domain/text/readNumber.ts';

/** A payment as it is typed: of cash what is given. Without an amount it is whatever is still due. */
export interface TillPayment {
  key: string;
  method: TenderMethod;
  amount: string | null;
  reference: string;
}

/** What a payment comes to, NPR. */
export interface SettledPayment {
  /** What of it pays for the sale; NaN for what is no amount. */
  amount: number;
  /** What goes back of cash. */
  change: number;
}

/** The sale is settled by so much of each payment; what cash is too much goes back. */
export function settle(payments: readonly TillPayment[], finalTotal: number): SettledPayment[] {
  const typed = payments.map(({ amount }) => (amount === null ? null : toNumber(amount)));
  const paid = typed.reduce<number>((sum, amount) => sum + (amount ?? 0), 0);
  const rest = typed.indexOf(null);
  let tooMuch = Math.max(0, paid - finalTotal);
  return typed.map((amount, index) => {
    if (amount === null) return { amount: index === rest ? Math.max(0, finalTotal - paid) : 0, change: 0 };
    const change = payments[index]?.method === 'CASH' ? Math.min(tooMuch, amount) : 0;
    tooMuch -= change;
    return { amount: amount - change, change };
  });
}

/**
 * What is still due is paid so: a payment that nobody typed anything into makes room. There is one payment in cash, and as
 * many by card and transfer as there are cards.
 */
export function withPayment(
  payments: readonly TillPayment[],
  method: TenderMethod,
  key: string,
): TillPayment[] {
  const typed = payments.filter(({ amount, reference }) => amount !== null || reference !== '');
  if (method === 'CASH' && payments.some((payment) => payment.method === 'CASH'))
    return payments.filter((payment) => payment.method === 'CASH' || typed.includes(payment));
  return [...typed, { key, method, amount: null, reference: '' }];
}

/** A payment as it was kept: by an earlier till too, in which a blank amount was the rest. */
export function toPayment(kept: Partial<TillPayment> & { given?: string }): TillPayment {
  const { key = '', method = 'CASH', amount, given, reference = '' } = kept;
  const known = TENDER_METHODS.includes(method) ? method : 'CASH';
  return { key, method: known, amount: given || amount || null, reference };
}

function toNumber(text: string): number {
  return text.trim() === '' ? 0 : (readAmount(text) ?? Number.NaN);
}
