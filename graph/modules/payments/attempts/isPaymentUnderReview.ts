import { isPaymentDue } from '#domain/orders/payment.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { hasUndecidedReceipt } from '../findTransferReceipts.ts';

/** Returns true while staff check an online payment or a transfer receipt of an order that is not fully paid. */
export async function isPaymentUnderReview(
  prisma: Pick<Transaction, 'paymentAttempt' | 'transferReceipt'>,
  order: Order,
): Promise<boolean> {
  if (!isPaymentDue(order)) return false;
  const attemptsUnderReview = await prisma.paymentAttempt.count({
    where: { orderId: order.id, status: 'UNDER_REVIEW' },
  });
  return attemptsUnderReview > 0 || hasUndecidedReceipt(prisma, order.id);
}
