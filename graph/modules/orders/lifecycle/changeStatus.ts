import type { Action } from '#domain/accounts/permissions.ts';
import { DomainError } from '#domain/errors/errors.ts';
import type { OrderStatus } from '#domain/orders/orderLifecycle.ts';
import { isHandedOverUnpaid } from '#domain/orders/payment.ts';
import { requireMay } from '#graph/access/requireMay.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { StaffAtWork } from '#graph/context.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { Work } from '#graph/work/work.ts';
import { type Move, moveOrder } from './moveOrder.ts';

/** A move of the staff. */
export interface StaffMove extends Move {
  /** Whether pieces may leave although their bank transfer has not arrived. */
  allowUnpaid?: boolean;
}

const NEEDED: Partial<Record<OrderStatus, Action>> = { CANCELLED: 'cancelOrders', RETURNED: 'manageReturns' };

/** What a move to this status needs beside the right to move orders on. */
export function neededToMove(to: OrderStatus): readonly Action[] {
  const needed = NEEDED[to];
  return needed ? [needed] : [];
}

/** Moves a held order on, and notes who of the staff did it. */
export async function changeStatus(
  work: Work,
  context: StaffAtWork,
  order: Order,
  { allowUnpaid, ...move }: StaffMove,
): Promise<Order> {
  for (const action of neededToMove(move.to)) requireMay(context, action);
  if (!allowUnpaid && isHandedOverUnpaid(order, move.to))
    throw new DomainError('ORDER_NOT_PAID', 'allowUnpaid');
  const moved = await moveOrder(work, context, order, move);
  const { to, allowUndo: _isForAMoment, tellBuyer: _isTold, ...words } = move;
  await recordAudit(work.db, context, {
    action: to === 'CANCELLED' ? 'order.cancel' : 'order.status',
    entity: 'Order',
    entityId: order.id,
    before: { status: order.status },
    after: { status: to, ...words, ...(isHandedOverUnpaid(order, to) && { allowUnpaid }) },
  });
  return moved;
}
