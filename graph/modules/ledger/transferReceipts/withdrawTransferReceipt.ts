import { DomainError } from '#domain/errors/errors.ts';
import { timelineNotes } from '#domain/orders/timelineNotes.ts';
import type { GraphContext } from '#graph/context.ts';
import { findPayableOrder } from '#graph/modules/payments/findPayableOrder.ts';
import type { TransferReceipt } from '#graph/prisma/generated/client.ts';
import type { WithdrawTransferReceiptInput } from '#graph/schema/schema.generated.ts';
import { lockReceipt } from './lockReceipt.ts';
import { recordReceiptEvent } from './recordReceiptEvent.ts';

/** Withdraws a transfer receipt that staff have not decided on. */
export async function withdrawTransferReceipt(
  context: GraphContext,
  { id, guestToken }: WithdrawTransferReceiptInput,
): Promise<TransferReceipt> {
  const unlockedReceipt = await context.prisma.transferReceipt.findUnique({
    where: { id },
    select: { orderId: true },
  });
  if (!unlockedReceipt) throw new DomainError('TRANSFER_RECEIPT_NOT_FOUND', 'id');
  await findPayableOrder(context, { id: unlockedReceipt.orderId, guestToken });
  return lockReceipt(context, id, async (work, { order, receipt }) => {
    await work.db.transferReceipt.update({
      where: { id },
      data: { status: 'WITHDRAWN', decidedAt: context.now },
    });
    await recordReceiptEvent(work.db, context, order, receipt, timelineNotes.receiptWithdrawn);
    return work.db.order.update({
      where: { id: order.id, version: order.version },
      data: { version: { increment: 1 } },
    });
  });
}
