import { DomainError } from '#domain/errors/errors.ts';
import { isOnline } from '#domain/payments/onlineMethods.ts';
import type { GraphContext } from '#graph/context.ts';
import { withOrder } from '#graph/modules/orders/held/withOrder.ts';
import type { Order, PaymentAttempt } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { payBack } from '../payBack.ts';

/** What is said along with a refund. */
export interface RefundWords {
  note?: string | undefined;
  compensationReason?: string | undefined;
}

interface Outcome extends RefundWords {
  wentBack: boolean;
  /** What belongs to it, in the same transaction. */
  along?: (tx: Transaction, order: Order, amount: number) => Promise<void>;
}

/** A refund that a provider was asked for has its answer: what went back enters the ledger, and nothing is asked any more. */
export async function endAskedRefund(
  context: GraphContext,
  { id, orderId }: Pick<PaymentAttempt, 'id' | 'orderId'>,
  { wentBack, along, ...words }: Outcome,
): Promise<Order> {
  return withOrder(context, { id: orderId }, async (work, order) => {
    const attempt = await work.db.paymentAttempt.findUniqueOrThrow({ where: { id } });
    const { refundAsked: amount, method, transactionId: reference } = attempt;
    if (amount === null || !isOnline(method)) throw new DomainError('REFUND_NOT_ASKED', 'ref');
    await work.db.paymentAttempt.update({ where: { id }, data: { refundAsked: null } });
    await along?.(work.db, order, amount);
    if (!wentBack) return order;
    return payBack(work.db, context, order, {
      ...{ amount, method, refundOfAttemptId: id, ...words },
      ...(reference && { reference }),
    });
  });
}
