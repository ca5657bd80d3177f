import type { ChangeContext } from '#graph/modules/orders/changeContext.ts';
import type { Order, TransferReceipt } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

/** Adds a timeline entry about a transfer receipt. */
export async function recordReceiptEvent(
  tx: Transaction,
  { viewer, now }: ChangeContext,
  order: Order,
  { amount, reference }: Pick<TransferReceipt, 'amount' | 'reference'>,
  note: string,
): Promise<void> {
  await tx.orderEvent.create({
    data: {
      orderId: order.id,
      kind: 'PAYMENT',
      status: order.status,
      note,
      data: { slip: { amount, reference } },
      actorId: viewer?.id,
      at: now,
    },
  });
}
