import { DomainError } from '#domain/errors/errors.ts';
import { staffWithPermission } from '#graph/access/staffWithPermission.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext, StaffActionContext } from '#graph/context.ts';
import { changeEachOrder, type OrdersOutcome } from '#graph/modules/orders/change/changeEachOrder.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { AssignOrdersInput } from '#graph/schema/schema.generated.ts';

/** Assigns orders to a staff member, or removes their assignee. */
export async function assignOrders(
  context: GraphContext,
  { orderIds, assigneeId: staffMemberId }: AssignOrdersInput,
): Promise<OrdersOutcome> {
  const assignee = await readAssignee(context, staffMemberId);
  return changeEachOrder(context, orderIds, async (work, order) => {
    if (!(await assign(work.db, context, order, assignee))) return order;
    return work.db.order.findUniqueOrThrow({ where: { id: order.id } });
  });
}

/** Staff member an order is assigned to. */
export interface Assignee {
  id: string;
  name: string;
}

/** Returns the staff member with this id. Null if the id is empty. Throws if they cannot read orders. */
export async function readAssignee(
  context: GraphContext,
  staffMemberId: string | null | undefined,
): Promise<Assignee | null> {
  if (!staffMemberId) return null;
  const staffMember = (await staffWithPermission(context, 'readOrders')).find(
    ({ id }) => id === staffMemberId,
  );
  if (!staffMember) throw new DomainError('ASSIGNEE_NOT_FOUND', 'assigneeId');
  return { id: staffMember.id, name: staffMember.name };
}

/** Assigns a locked order. Returns false if the order already has this assignee. */
export async function assign(
  tx: Transaction,
  context: StaffActionContext,
  order: Order,
  assignee: Assignee | null,
): Promise<boolean> {
  const assigneeId = assignee?.id ?? null;
  if (order.assigneeId === assigneeId) return false;
  const previousAssignee =
    order.assigneeId && (await tx.user.findUnique({ where: { id: order.assigneeId } }));
  await recordAudit(tx, context, {
    action: 'order.assign',
    entity: 'Order',
    entityId: order.id,
    before: { assignee: previousAssignee ? previousAssignee.name : null },
    after: { assignee: assignee?.name ?? null },
  });
  await tx.order.update({ where: { id: order.id }, data: { assigneeId } });
  return true;
}
