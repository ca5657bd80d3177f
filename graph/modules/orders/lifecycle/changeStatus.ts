import type { Action } from '#domain/accounts/permissions.ts';
import { DomainError } from '#domain/errors/errors.ts';
import type { OrderStatus } from '#domain/orders/orderLifecycle.ts';
import { isHandedOverUnpaid } from '#domain/orders/payment.ts';
import { requirePermission } from '#graph/access/requirePermission.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { StaffActionContext } from '#graph/context.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { Work } from '#graph/work/work.ts';
import { changeOrderStatus, type OrderStatusChange } from './changeOrderStatus.ts';

/** A status change by staff. */
export interface StaffStatusChange extends OrderStatusChange {
  /** True to allow items to be handed over before they are paid. */
  allowUnpaid?: boolean;
}

const REQUIRED_PERMISSIONS: Partial<Record<OrderStatus, Action>> = {
  CANCELLED: 'cancelOrders',
  RETURNED: 'manageReturns',
};

/** Returns the permissions for a change to this status, in addition to `manageOrders`. */
export function getStatusPermissions(to: OrderStatus): readonly Action[] {
  const requiredPermission = REQUIRED_PERMISSIONS[to];
  return requiredPermission ? [requiredPermission] : [];
}

/** Changes the status of a locked order, and records the staff member. */
export async function changeStatus(
  work: Work,
  context: StaffActionContext,
  order: Order,
  { allowUnpaid, ...move }: StaffStatusChange,
): Promise<Order> {
  for (const action of getStatusPermissions(move.to)) requirePermission(context, action);
  if (!allowUnpaid && isHandedOverUnpaid(order, move.to))
    throw new DomainError('ORDER_NOT_PAID', 'allowUnpaid');
  const updatedOrder = await changeOrderStatus(work, context, order, move);
  const { to, allowUndo: _allowUndo, notifyCustomer: _notifyCustomer, ...details } = move;
  await recordAudit(work.db, context, {
    action: to === 'CANCELLED' ? 'order.cancel' : 'order.status',
    entity: 'Order',
    entityId: order.id,
    before: { status: order.status },
    after: { status: to, ...details, ...(isHandedOverUnpaid(order, to) && { allowUnpaid }) },
  });
  return updatedOrder;
}
