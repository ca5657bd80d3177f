import { assertReturnStatusChange, type ReturnStatus } from '#domain/orders/returns/returnLifecycle.ts';
import type { ChangeContext } from '#graph/modules/orders/changeContext.ts';
import type { Prisma } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { touch } from '#graph/prisma/writes/touch.ts';
import { type LockedReturn, returnInclude } from './lockReturn.ts';

/** Other columns written by a status change. */
type ReturnStatusChange = Omit<Prisma.ReturnUncheckedUpdateInput, 'status' | 'version'>;

/** Changes the status of a locked return, with a timeline entry for staff. */
export async function changeReturnStatus(
  tx: Transaction,
  context: ChangeContext,
  { order, returnRow }: LockedReturn,
  { to, ...change }: ReturnStatusChange & { to: ReturnStatus },
): Promise<LockedReturn> {
  assertReturnStatusChange(returnRow.status, to);
  const { id, version } = returnRow;
  const updatedReturn = await tx.return.update({
    where: { id, version },
    data: { ...change, ...getStatusTimestamps(to, context.now), status: to, version: { increment: 1 } },
    include: returnInclude,
  });
  await recordReturnEvent(tx, context, { order, returnRow: updatedReturn });
  return { order, returnRow: updatedReturn };
}

function getStatusTimestamps(to: ReturnStatus, now: Date): ReturnStatusChange {
  if (to === 'APPROVED' || to === 'DECLINED') return { decidedAt: now };
  if (to === 'RECEIVED') return { receivedAt: now };
  return { closedAt: now };
}

const NOTES: Record<ReturnStatus, string> = {
  REQUESTED: 'asked for',
  APPROVED: 'approved',
  RECEIVED: 'received',
  CLOSED: 'closed',
  DECLINED: 'declined',
  CANCELLED: 'called off',
};

/** Adds a return's status to the timeline of its order. */
export async function recordReturnEvent(
  tx: Transaction,
  { viewer, now }: Pick<ChangeContext, 'viewer' | 'now'>,
  { order, returnRow }: LockedReturn,
): Promise<void> {
  const { number, status } = returnRow;
  await tx.orderEvent.create({
    data: {
      orderId: order.id,
      kind: 'RETURN',
      status: order.status,
      note: `Return ${number} ${NOTES[status]}.`,
      data: { return: number, status },
      isStaffOnly: true,
      actorId: viewer?.id,
      at: now,
    },
  });
  await touch(tx, 'orders', [order.id]);
}
