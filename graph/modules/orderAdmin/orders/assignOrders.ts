import { DomainError } from '#domain/errors/errors.ts';
import { staffAllowedTo } from '#graph/access/staffAllowedTo.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext, StaffAtWork } from '#graph/context.ts';
import { eachOrder, type OrdersOutcome } from '#graph/modules/orders/held/eachOrder.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { AssignOrdersInput } from '#graph/schema/schema.generated.ts';

/** Puts orders into the hands of somebody of the staff, or of nobody. */
export async function assignOrders(
  context: GraphContext,
  { orderIds, assigneeId: wanted }: AssignOrdersInput,
): Promise<OrdersOutcome> {
  const assignee = await readAssignee(context, wanted);
  return eachOrder(context, orderIds, async (work, order) => {
    if (!(await assign(work.db, context, order, assignee))) return order;
    return work.db.order.findUniqueOrThrow({ where: { id: order.id } });
  });
}

/** Somebody of the staff who gets orders. */
export interface Assignee {
  id: string;
  name: string;
}

/** Who of the staff is meant; null for nobody. */
export async function readAssignee(
  context: GraphContext,
  wanted: string | null | undefined,
): Promise<Assignee | null> {
  if (!wanted) return null;
  const found = (await staffAllowedTo(context, 'readOrders')).find(({ id }) => id === wanted);
  if (!found) throw new DomainError('NO_SUCH_STAFF', 'assigneeId');
  return { id: found.id, name: found.name };
}

/** Assigns a held order. Returns whether that changes anything. */
export async function assign(
  tx: Transaction,
  context: StaffAtWork,
  order: Order,
  assignee: Assignee | null,
): Promise<boolean> {
  const assigneeId = assignee?.id ?? null;
  if (order.assigneeId === assigneeId) return false;
  const before = order.assigneeId && (await tx.user.findUnique({ where: { id: order.assigneeId } }));
  await recordAudit(tx, context, {
    action: 'order.assign',
    entity: 'Order',
    entityId: order.id,
    before: { assignee: before ? before.name : null },
    after: { assignee: assignee?.name ?? null },
  });
  await tx.order.update({ where: { id: order.id }, data: { assigneeId } });
  return true;
}
