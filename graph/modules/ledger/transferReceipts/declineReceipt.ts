import { parseInput } from '#domain/errors/problems.ts';
import { timelineNotes } from '#domain/orders/timelineNotes.ts';
import { getDeadlineAfterDecline } from '#domain/payments/getPaymentDeadline.ts';
import { receiptDeclineSchema } from '#domain/payments/transferReceiptSchema.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { emailCustomer } from '#graph/modules/orders/change/emailCustomer.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { ReviewTransferReceiptInput } from '#graph/schema/schema.generated.ts';
import type { LockedReceipt } from './lockReceipt.ts';
import { recordReceiptEvent } from './recordReceiptEvent.ts';

/**
 * Declines a transfer receipt, emails the reason to the customer, and extends the payment deadline so that the customer
 * can send another.
 */
export async function declineReceipt(
  tx: Transaction,
  context: GraphContext,
  { order, receipt }: LockedReceipt,
  input: Pick<ReviewTransferReceiptInput, 'reason'>,
): Promise<Order> {
  const { reason } = parseInput(receiptDeclineSchema, input);
  const { viewer, now } = context;
  const { amount, reference } = receipt;
  await tx.transferReceipt.update({
    where: { id: receipt.id },
    data: { status: 'DECLINED', reason, decidedAt: now, decidedById: viewer?.id ?? null },
  });
  await recordReceiptEvent(tx, context, order, receipt, timelineNotes.receiptDeclined);
  await recordAudit(tx, context, {
    action: 'order.declineTransferReceipt',
    entity: 'Order',
    entityId: order.id,
    before: { amount, reference },
    after: { reason },
  });
  const updatedOrder = await tx.order.update({
    where: { id: order.id, version: order.version },
    data: { payBy: getDeadlineAfterDecline(order.payBy, now), version: { increment: 1 } },
  });
  await emailCustomer(tx, context, updatedOrder, {
    template: 'transferReceiptDeclined',
    transferReceipt: { amount, reference },
    reason,
  });
  return updatedOrder;
}
