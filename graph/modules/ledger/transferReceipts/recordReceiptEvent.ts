import type { Acting } from '#graph/modules/orders/acting.ts';
import type { Order, TransferSlip } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

/** Says in the order's timeline what became of a slip. */
export async function noteSlip(
  tx: Transaction,
  { viewer, now }: Acting,
  order: Order,
  { amount, reference }: Pick<TransferSlip, 'amount' | 'reference'>,
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
