import { DomainError } from '#domain/errors/errors.ts';
import type { GraphContext } from '#graph/context.ts';
import { lockOrder } from '#graph/modules/orders/change/lockOrder.ts';
import type { Order, TransferSlip } from '#graph/prisma/generated/client.ts';
import type { Work } from '#graph/work/work.ts';

export interface LockedReceipt {
  order: Order;
  receipt: TransferSlip;
}

/** Changes a submitted transfer receipt while its order is locked. Returns the updated receipt. */
export async function lockReceipt(
  context: GraphContext,
  id: string,
  change: (work: Work, locked: LockedReceipt) => Promise<Order>,
): Promise<TransferSlip> {
  const { prisma } = context;
  const { orderId } = await findReceiptOrder(context, id);
  await lockOrder(context, { id: orderId }, async (work, order) => {
    const receipt = await work.db.transferSlip.findUniqueOrThrow({ where: { id } });
    if (receipt.status !== 'SUBMITTED') throw new DomainError('SLIP_DECIDED', 'id');
    return change(work, { order, receipt });
  });
  return prisma.transferSlip.findUniqueOrThrow({ where: { id } });
}

/** Returns the order of a transfer receipt. Throws SLIP_NOT_FOUND. */
export async function findReceiptOrder(
  { prisma }: Pick<GraphContext, 'prisma'>,
  id: string,
): Promise<{ orderId: string }> {
  const receipt = await prisma.transferSlip.findUnique({ where: { id }, select: { orderId: true } });
  if (!receipt) throw new DomainError('SLIP_NOT_FOUND', 'id');
  return receipt;
}
