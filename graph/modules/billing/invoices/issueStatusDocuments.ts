import type { Order } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { creditCancelledOrder } from './credit/creditOrder.ts';
import { issueInvoice } from './issueInvoice.ts';

/**
 * Issues the documents a status change requires: a credit note when a locked order is cancelled, an invoice when it
 * is shipped or handed over.
 */
export async function issueStatusDocuments(
  tx: Transaction,
  context: Parameters<typeof issueInvoice>[1],
  order: Order,
): Promise<void> {
  if (order.status === 'CANCELLED') await creditCancelledOrder(tx, context, order);
  if (order.status === 'SHIPPED' || order.status === 'DELIVERED') await issueInvoice(tx, context, order);
}
