import { DomainError } from '#domain/errors/errors.ts';
import { readOrderNumber } from '#domain/orders/orderNumber.ts';
import { staffWithPermission } from '#graph/access/staffWithPermission.ts';
import { getChangesBetween } from '#graph/audit/changesBetween.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Thread } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { UpdateThreadInput } from '#graph/schema/schema.generated.ts';
import { changeThread } from './changeThread.ts';

/** Changes a thread's status, assignee or order. Marking it as read does not change its version. */
export function updateThread(context: GraphContext, input: UpdateThreadInput): Promise<Thread> {
  const { id, version, isUnread } = input;
  return changeThread(context, { id, version }, async (tx, thread) => {
    const updates = {
      status: input.status ?? thread.status,
      ...(await findAssignee(context, input.assigneeId)),
      ...(await findOrder(tx, input.orderNumber)),
    };
    const { status, assigneeId, orderId } = { ...thread, ...updates };
    const changes = getChangesBetween(
      { status: thread.status, assigneeId: thread.assigneeId, orderId: thread.orderId },
      { status, assigneeId, orderId },
    );
    if (changes)
      await recordAudit(tx, context, {
        action: 'thread.update',
        entity: 'Thread',
        entityId: id,
        ...changes,
      });
    return tx.thread.update({
      where: { id },
      data: {
        ...updates,
        ...(isUnread != null && { isUnread }),
        ...(changes && { version: { increment: 1 } }),
      },
    });
  });
}

/** Returns undefined if the input leaves the assignee unchanged. */
async function findAssignee(context: GraphContext, assigneeId: string | null | undefined) {
  if (assigneeId === undefined) return {};
  if (assigneeId === null) return { assigneeId };
  const staffMembers = await staffWithPermission(context, 'readMessages');
  if (!staffMembers.some(({ id }) => id === assigneeId))
    throw new DomainError('ASSIGNEE_NOT_FOUND', 'assigneeId');
  return { assigneeId };
}

async function findOrder(tx: Transaction, orderNumber: string | null | undefined) {
  if (orderNumber === undefined) return {};
  if (!orderNumber?.trim()) return { orderId: null };
  const order = await tx.order.findUnique({
    where: { number: readOrderNumber(orderNumber) },
    select: { id: true },
  });
  if (!order) throw new DomainError('THREAD_ORDER_NOT_FOUND', 'orderNumber');
  return { orderId: order.id };
}
