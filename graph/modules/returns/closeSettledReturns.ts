import { amountOwed } from '#domain/orders/ledger.ts';
import type { StaffAtWork } from '#graph/context.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { moveReturn } from './moveReturn.ts';
import { withLines } from './withReturn.ts';

/** Closes the returns of a held order that have waited for money, once nothing is owed for it any more. */
export async function closeSettled(tx: Transaction, context: StaffAtWork, order: Order): Promise<void> {
  if (amountOwed(order) > 0) return;
  const waiting = await tx.return.findMany({
    where: { orderId: order.id, status: 'RECEIVED' },
    include: withLines,
  });
  for (const back of waiting) await moveReturn(tx, context, { order, back }, { to: 'CLOSED' });
}
