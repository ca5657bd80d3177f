import { DomainError } from '#domain/errors/errors.ts';
import { isOnline } from '#domain/payments/onlineMethods.ts';
import type { GraphContext } from '#graph/context.ts';
import { lockOrder } from '#graph/modules/orders/change/lockOrder.ts';
import type { Order, PaymentAttempt } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { applyRefund } from '../applyRefund.ts';

/** Texts recorded with a refund. */
export interface RefundTexts {
  note?: string | undefined;
  compensationReason?: string | undefined;
}

interface ProviderRefundOutcome extends RefundTexts {
  isRefunded: boolean;
  /** Runs in the same transaction. */
  runInTransaction?: (tx: Transaction, order: Order, amount: number) => Promise<void>;
}

/**
 * Completes a requested provider refund: clears the request, and records the refund in the ledger if the provider made
 * it.
 */
export async function completeProviderRefund(
  context: GraphContext,
  { id, orderId }: Pick<PaymentAttempt, 'id' | 'orderId'>,
  { isRefunded, runInTransaction: inTransaction, ...words }: ProviderRefundOutcome,
): Promise<Order> {
  return lockOrder(context, { id: orderId }, async (work, order) => {
    const attempt = await work.db.paymentAttempt.findUniqueOrThrow({ where: { id } });
    const { refundRequested, method, transactionId: reference } = attempt;
    if (refundRequested === null || !isOnline(method))
      throw new DomainError('NO_REFUND_PENDING_AT_PROVIDER', 'ref');
    await work.db.paymentAttempt.update({ where: { id }, data: { refundRequested: null } });
    await inTransaction?.(work.db, order, refundRequested);
    if (!isRefunded) return order;
    return applyRefund(work.db, context, order, {
      ...{ amount: refundRequested, method, refundOfAttemptId: id, ...words },
      ...(reference && { reference }),
    });
  });
}
