import { recordAudit } from '../../audit/recordAudit.ts';
import type { GraphContext } from '../../context.ts';
import type { Order } from '../../prisma/generated/client.ts';
import type { Transaction } from '../../prisma/transaction.ts';
import { type Move, moveOrder } from '../orders/moveOrder.ts';

/** Moves a held order on, and notes who of the staff did it. */
export async function changeStatus(
  tx: Transaction,
  context: GraphContext,
  order: Order,
  move: Move,
): Promise<Order> {
  const moved = await moveOrder(tx, context, order, move);
  const { to, ...words } = move;
  await recordAudit(tx, context, {
    action: to === 'CANCELLED' ? 'order.cancel' : 'order.status',
    entity: 'Order',
    entityId: order.id,
    before: { status: order.status },
    after: { status: to, ...words },
  });
  return moved;
}
