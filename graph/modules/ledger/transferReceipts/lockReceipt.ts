import { DomainError } from '#domain/errors/errors.ts';
import type { GraphContext } from '#graph/context.ts';
import { lockOrder } from '#graph/modules/orders/change/lockOrder.ts';
import type { Order, TransferReceipt } from '#graph/prisma/generated/client.ts';
import type { Work } from '#graph/work/work.ts';

export interface LockedReceipt {
  order: Order;
  receipt: TransferReceipt;
}

/** Changes a submitted transfer receipt while its order is locked. Returns the updated receipt. */
export async function lockReceipt(
  context: GraphContext,
  id: string,
  applyChange: (work: Work, lockedReceipt: LockedReceipt) => Promise<Order>,
): Promise<TransferReceipt> {
  const { prisma } = context;
  const { orderId } = await findReceiptOrder(context, id);
  await lockOrder(context, { id: orderId }, async (work, order) => {
    const receipt = await work.db.transferReceipt.findUniqueOrThrow({ where: { id } });
    if (receipt.status !== 'SUBMITTED') throw new DomainError('TRANSFER_RECEIPT_ALREADY_REVIEWED', 'id');
    return applyChange(work, { order, receipt });
  });
  return prisma.transferReceipt.findUniqueOrThrow({ where: { id } });
}

/** Returns the order of a transfer receipt. Throws TRANSFER_RECEIPT_NOT_FOUND if the receipt does not exist. */
export async function findReceiptOrder(
  { prisma }: Pick<GraphContext, 'prisma'>,
  id: string,
): Promise<{ orderId: string }> {
  const receipt = await prisma.transferReceipt.findUnique({ where: { id }, select: { orderId: true } });
  if (!receipt) throw new DomainError('TRANSFER_RECEIPT_NOT_FOUND', 'id');
  return receipt;
}
