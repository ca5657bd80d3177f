import type { PaymentMethod } from '#domain/orders/orderLifecycle.ts';
import { toNpr } from '#domain/payments/paisa.ts';
import { hasStatements } from '#domain/payments/reconciliation/statementColumns.ts';
import type { Order, Payment, PaymentAttempt } from '#graph/prisma/generated/client.ts';
import type { MethodClosing } from '#graph/schema/schema.generated.ts';
import type { Reconciliation } from '../statements/reconcile.ts';

export type ClosedPayment = Pick<Payment, 'id' | 'kind' | 'method' | 'amount'> & {
  attempt: Pick<PaymentAttempt, 'feePaisa'> | null;
  order: Pick<Order, 'fulfilment'>;
};

export type MatchedEntries = Reconciliation['matchedEntries'];

/** Sums the payments of one payment method. */
export function toMethodClosing(
  method: PaymentMethod,
  payments: readonly ClosedPayment[],
  matchedEntries: MatchedEntries,
): MethodClosing {
  const [incoming, outgoing] = [
    payments.filter(({ kind }) => kind === 'PAYMENT'),
    payments.filter(({ kind }) => kind === 'REFUND'),
  ];
  const isMatched = ({ id }: ClosedPayment) => matchedEntries.get(id)?.match.outcome === 'MATCHED';
  const matchedPayments = payments.filter(isMatched);
  const unmatchedPayments = payments.filter((payment) => !isMatched(payment));
  const feesPaisa = payments.reduce(
    (sum, { id, attempt }) => sum + (matchedEntries.get(id)?.row.feePaisa || (attempt?.feePaisa ?? 0)),
    0,
  );
  return {
    ...{ method, payments: incoming.length, refunds: outgoing.length },
    received: sumAmounts(incoming),
    refunded: Math.abs(sumAmounts(outgoing)),
    fees: toNpr(feesPaisa) ?? 0,
    ...(hasStatements(method) && {
      ...{ matched: matchedPayments.length, matchedAmount: sumAmounts(matchedPayments) },
      ...{ unmatched: unmatchedPayments.length, unmatchedAmount: sumAmounts(unmatchedPayments) },
    }),
  };
}

/** Returns the amount, negative for a refund. */
export function getSignedAmount({ kind, amount }: Pick<Payment, 'kind' | 'amount'>): number {
  return kind === 'REFUND' ? -amount : amount;
}

function sumAmounts(payments: readonly ClosedPayment[]): number {
  return payments.reduce((sum, payment) => sum + getSignedAmount(payment), 0);
}
