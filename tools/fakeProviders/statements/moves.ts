import { formatIsoDay, toKathmanduDay } from '#domain/calendar/kathmandu.ts';
import type { FakePayment, Provider } from '../payment.ts';

/** A payment to the store or a refund. */
export interface PaymentMove {
  kind: 'payment' | 'refund';
  at: Date;
  /** The provider's transaction number. */
  number: string;
  payment: FakePayment;
  amountPaisa: number;
  feePaisa: number;
}

/** Returns a provider's payments and refunds on a Kathmandu day, oldest first. */
export function listMoves(payments: readonly FakePayment[], provider: Provider, day: string): PaymentMove[] {
  return payments
    .filter((payment) => payment.provider === provider)
    .flatMap(toMoves)
    .filter(({ at }) => toIsoDay(at) === day)
    .sort((a, b) => a.at.getTime() - b.at.getTime());
}

export function toIsoDay(at: Date): string {
  return formatIsoDay(toKathmanduDay(at));
}

function toMoves(payment: FakePayment): PaymentMove[] {
  const { paidAt, transactionId, paidPaisa, feePaisa, refunds } = payment;
  if (!paidAt || !transactionId) return [];
  const paymentMove: PaymentMove = {
    kind: 'payment',
    at: paidAt,
    number: transactionId,
    payment,
    amountPaisa: paidPaisa,
    feePaisa,
  };
  const refundMoves = refunds.map(
    ({ id, at, amountPaisa }): PaymentMove => ({
      kind: 'refund',
      at,
      number: id,
      payment,
      amountPaisa: -amountPaisa,
      feePaisa: 0,
    }),
  );
  return [paymentMove, ...refundMoves];
}
