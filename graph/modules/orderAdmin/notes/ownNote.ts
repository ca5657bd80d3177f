import { DomainError } from '#domain/errors/errors.ts';
import type { GraphContext } from '#graph/context.ts';
import { lockOrder } from '#graph/modules/orders/change/lockOrder.ts';
import type { Order, OrderEvent } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

/** Returns true if the viewer wrote the note, or its author's account was deleted. */
export function canEditNote(
  { actorId }: Pick<OrderEvent, 'actorId'>,
  viewer: { id: string } | null,
): boolean {
  return actorId === null || actorId === viewer?.id;
}

/** Runs a change to one of the viewer's own notes while its order is locked. */
export async function withLockedNote<Result>(
  context: GraphContext,
  id: string,
  change: (tx: Transaction, note: OrderEvent, order: Order) => Promise<Result>,
): Promise<Result> {
  const { prisma, viewer } = context;
  const existingNote = await prisma.orderEvent.findFirst({ where: { id, kind: 'NOTE', isStaffOnly: true } });
  if (!existingNote) throw new DomainError('ORDER_NOTE_NOT_FOUND', 'id');
  return lockOrder(context, { id: existingNote.orderId }, async (work, order) => {
    const note = await work.db.orderEvent.findUnique({ where: { id } });
    if (!note) throw new DomainError('ORDER_NOTE_NOT_FOUND', 'id');
    if (!canEditNote(note, viewer)) throw new DomainError('NOTE_AUTHOR_MISMATCH', 'id');
    return change(work.db, note, order);
  });
}
