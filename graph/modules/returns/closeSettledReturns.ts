import { calculateRefundDue } from '#domain/orders/ledger.ts';
import type { StaffActionContext } from '#graph/context.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { changeReturnStatus } from './changeReturnStatus.ts';
import { returnInclude } from './lockReturn.ts';

/** Closes the returns of a locked order that were waiting for a refund, if no refund is due any more. */
export async function closeSettledReturns(
  tx: Transaction,
  context: StaffActionContext,
  order: Order,
): Promise<void> {
  if (calculateRefundDue(order) > 0) return;
  const receivedReturns = await tx.return.findMany({
    where: { orderId: order.id, status: 'RECEIVED' },
    include: returnInclude,
  });
  for (const returnRow of receivedReturns)
    await changeReturnStatus(tx, context, { order, returnRow }, { to: 'CLOSED' });
}
