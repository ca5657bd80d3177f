import { DomainError } from '#domain/errors/errors.ts';
import { timelineNotes } from '#domain/orders/timelineNotes.ts';
import type { GraphContext } from '#graph/context.ts';
import { findPayableOrder } from '#graph/modules/payments/findPayableOrder.ts';
import type { TransferSlip } from '#graph/prisma/generated/client.ts';
import type { WithdrawTransferSlipInput } from '#graph/schema/schema.generated.ts';
import { lockReceipt } from './lockReceipt.ts';
import { recordReceiptEvent } from './recordReceiptEvent.ts';

/** Withdraws a transfer receipt that staff have not decided on. */
export async function withdrawTransferSlip(
  context: GraphContext,
  { id, guestToken }: WithdrawTransferSlipInput,
): Promise<TransferSlip> {
  const unlockedReceipt = await context.prisma.transferSlip.findUnique({
    where: { id },
    select: { orderId: true },
  });
  if (!unlockedReceipt) throw new DomainError('SLIP_NOT_FOUND', 'id');
  await findPayableOrder(context, { id: unlockedReceipt.orderId, guestToken });
  return lockReceipt(context, id, async (work, { order, receipt: slip }) => {
    await work.db.transferSlip.update({
      where: { id },
      data: { status: 'WITHDRAWN', decidedAt: context.now },
    });
    await recordReceiptEvent(work.db, context, order, slip, timelineNotes.receiptWithdrawn);
    return work.db.order.update({
      where: { id: order.id, version: order.version },
      data: { version: { increment: 1 } },
    });
  });
}
