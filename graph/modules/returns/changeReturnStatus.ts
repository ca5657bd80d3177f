import { assertReturnCanMove, type ReturnStatus } from '#domain/orders/returns/returnLifecycle.ts';
import type { Acting } from '#graph/modules/orders/acting.ts';
import type { Prisma } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { touch } from '#graph/prisma/writes/touch.ts';
import { type Held, withLines } from './withReturn.ts';

/** What else a step of a return writes on it. */
type Change = Omit<Prisma.ReturnUncheckedUpdateInput, 'status' | 'version'>;

/** Moves a held return on, with an entry in the order's timeline that staff read. */
export async function moveReturn(
  tx: Transaction,
  context: Acting,
  { order, back }: Held,
  { to, ...change }: Change & { to: ReturnStatus },
): Promise<Held> {
  assertReturnCanMove(back.status, to);
  const { id, version } = back;
  const moved = await tx.return.update({
    where: { id, version },
    data: { ...change, ...momentOf(to, context.now), status: to, version: { increment: 1 } },
    include: withLines,
  });
  await noteReturn(tx, context, { order, back: moved });
  return { order, back: moved };
}

function momentOf(to: ReturnStatus, now: Date): Change {
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

/** Enters where a return stands into the timeline of its order. */
export async function noteReturn(
  tx: Transaction,
  { viewer, now }: Pick<Acting, 'viewer' | 'now'>,
  { order, back }: Held,
): Promise<void> {
  const { number, status } = back;
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
