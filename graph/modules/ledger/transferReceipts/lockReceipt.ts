import { DomainError } from '#domain/errors/errors.ts';
import type { GraphContext } from '#graph/context.ts';
import { withOrder } from '#graph/modules/orders/held/withOrder.ts';
import type { Order, TransferSlip } from '#graph/prisma/generated/client.ts';
import type { Work } from '#graph/work/work.ts';

export interface LockedSlip {
  order: Order;
  slip: TransferSlip;
}

/** Runs a change on a submitted slip while its order is locked. Returns the slip as it is afterwards. */
export async function withSlip(
  context: GraphContext,
  id: string,
  change: (work: Work, locked: LockedSlip) => Promise<Order>,
): Promise<TransferSlip> {
  const { prisma } = context;
  const { orderId } = await findSlip(context, id);
  await withOrder(context, { id: orderId }, async (work, order) => {
    const slip = await work.db.transferSlip.findUniqueOrThrow({ where: { id } });
    if (slip.status !== 'SUBMITTED') throw new DomainError('SLIP_DECIDED', 'id');
    return change(work, { order, slip });
  });
  return prisma.transferSlip.findUniqueOrThrow({ where: { id } });
}

/** Returns the order of a slip. Throws SLIP_NOT_FOUND. */
export async function findSlip(
  { prisma }: Pick<GraphContext, 'prisma'>,
  id: string,
): Promise<{ orderId: string }> {
  const found = await prisma.transferSlip.findUnique({ where: { id }, select: { orderId: true } });
  if (!found) throw new DomainError('SLIP_NOT_FOUND', 'id');
  return found;
}
