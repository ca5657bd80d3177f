import { formatIsoDay, kathmanduDay } from '#domain/calendar/kathmandu.ts';
import type { FakePayment, Provider } from '../payment.ts';

/** Money that came to the store, or went back. */
export interface Move {
  kind: 'payment' | 'refund';
  at: Date;
  /** The provider's number of it. */
  number: string;
  payment: FakePayment;
  amountPaisa: number;
  feePaisa: number;
}

/** What a provider did on a day of Kathmandu, in the order in which it happened. */
export function movesOf(payments: readonly FakePayment[], provider: Provider, day: string): Move[] {
  return payments
    .filter((payment) => payment.provider === provider)
    .flatMap(movesOfPayment)
    .filter(({ at }) => dayOf(at) === day)
    .sort((one, other) => one.at.getTime() - other.at.getTime());
}

export function dayOf(at: Date): string {
  return formatIsoDay(kathmanduDay(at));
}

function movesOfPayment(payment: FakePayment): Move[] {
  const { paidAt, transactionId, paidPaisa, feePaisa, refunds } = payment;
  if (!paidAt || !transactionId) return [];
  const paid: Move = {
    kind: 'payment',
    at: paidAt,
    number: transactionId,
    payment,
    amountPaisa: paidPaisa,
    feePaisa,
  };
  const back = refunds.map(
    ({ id, at, amountPaisa }): Move => ({
      kind: 'refund',
      at,
      number: id,
      payment,
      amountPaisa: -amountPaisa,
      feePaisa: 0,
    }),
  );
  return [paid, ...back];
}
