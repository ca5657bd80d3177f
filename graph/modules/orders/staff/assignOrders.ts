import { DomainError } from '#domain/errors/errors.ts';
import { staffWhoMay } from '#graph/access/staffWhoMay.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { AssignOrdersInput } from '#graph/schema/schema.generated.ts';
import { eachOrder, type OrdersOutcome } from '../lifecycle/eachOrder.ts';

/** Puts orders into the hands of somebody of the staff, or of nobody. */
export async function assignOrders(
  context: GraphContext,
  { orderIds, assigneeId: wanted }: AssignOrdersInput,
): Promise<OrdersOutcome> {
  const members = wanted ? await staffWhoMay(context, 'readOrders') : [];
  const assignee = members.find(({ id }) => id === wanted) ?? null;
  if (wanted && !assignee) throw new DomainError('NO_SUCH_STAFF', 'assigneeId');
  const assigneeId = assignee?.id ?? null;
  return eachOrder(context, orderIds, async (tx, order) => {
    if (order.assigneeId === assigneeId) return order;
    const before = order.assigneeId && (await tx.user.findUnique({ where: { id: order.assigneeId } }));
    await recordAudit(tx, context, {
      action: 'order.assign',
      entity: 'Order',
      entityId: order.id,
      before: { assignee: before ? before.name : null },
      after: { assignee: assignee?.name ?? null },
    });
    return tx.order.update({ where: { id: order.id }, data: { assigneeId } });
  });
}
