import { isPaymentDue } from '#domain/orders/payment.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { hasUndecidedReceipt } from '../findTransferReceipts.ts';

/** Returns true while staff check an online payment or a transfer receipt of an order that is not fully paid. */
export async function isPaymentChecked(
  prisma: Pick<Transaction, 'paymentAttempt' | 'transferSlip'>,
  order: Order,
): Promise<boolean> {
  if (!isPaymentDue(order)) return false;
  const attemptsUnderReview = await prisma.paymentAttempt.count({
    where: { orderId: order.id, status: 'HELD' },
  });
  return attemptsUnderReview > 0 || hasUndecidedReceipt(prisma, order.id);
}
