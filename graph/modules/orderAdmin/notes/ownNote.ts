import { DomainError } from '#domain/errors/errors.ts';
import type { GraphContext } from '#graph/context.ts';
import { withOrder } from '#graph/modules/orders/held/withOrder.ts';
import type { Order, OrderEvent } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

/** Whether the viewer wrote it, or nobody did who still has an account. */
export function isOwn({ actorId }: Pick<OrderEvent, 'actorId'>, viewer: { id: string } | null): boolean {
  return actorId === null || actorId === viewer?.id;
}

/** Changes a note of the viewer's own, while its order is held. */
export async function withOwnNote<Result>(
  context: GraphContext,
  id: string,
  change: (tx: Transaction, note: OrderEvent, order: Order) => Promise<Result>,
): Promise<Result> {
  const { prisma, viewer } = context;
  const found = await prisma.orderEvent.findFirst({ where: { id, kind: 'NOTE', isStaffOnly: true } });
  if (!found) throw new DomainError('ORDER_NOTE_NOT_FOUND', 'id');
  return withOrder(context, { id: found.orderId }, async (work, order) => {
    const note = await work.db.orderEvent.findUnique({ where: { id } });
    if (!note) throw new DomainError('ORDER_NOTE_NOT_FOUND', 'id');
    if (!isOwn(note, viewer)) throw new DomainError('NOTE_OF_SOMEBODY_ELSE', 'id');
    return change(work.db, note, order);
  });
}
