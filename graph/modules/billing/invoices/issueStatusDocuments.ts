import type { Order } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { creditCancelled } from './credit/creditOrder.ts';
import { issueInvoice } from './issueInvoice.ts';

/** What a held order's move means for its documents: one that is cancelled is credited, one that leaves the house has an invoice. */
export async function billMove(
  tx: Transaction,
  context: Parameters<typeof issueInvoice>[1],
  order: Order,
): Promise<void> {
  if (order.status === 'CANCELLED') await creditCancelled(tx, context, order);
  if (order.status === 'SHIPPED' || order.status === 'DELIVERED') await issueInvoice(tx, context, order);
}
