import { v7 as uuidv7 } from 'uuid';
import { startOfDay } from '#domain/calendar/kathmandu.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { calculateAmountDue } from '#domain/orders/ledger.ts';
import { receiptAcceptanceSchema } from '#domain/payments/transferReceiptSchema.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { readPrices } from '#graph/modules/orders/booking/findLowerPrices.ts';
import { assertNewReference } from '#graph/modules/orders/ledger/assertNewReference.ts';
import { recordPaymentReceived } from '#graph/modules/orders/ledger/recordPaymentReceived.ts';
import { receivePayment } from '#graph/modules/orders/lifecycle/receivePayment.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { ReviewTransferReceiptInput } from '#graph/schema/schema.generated.ts';
import type { Work } from '#graph/work/work.ts';
import { assertNotOverpaid } from '../recorded/recordPayment.ts';
import type { LockedReceipt } from './lockReceipt.ts';

/** Records the payment of a transfer receipt in the ledger, with the amount that staff found in the bank account. */
export async function acceptReceipt(
  work: Work,
  context: GraphContext,
  { order, receipt }: LockedReceipt,
  {
    amount,
    reference,
    note,
    allowOverpayment,
    allowDuplicateReference,
  }: Omit<ReviewTransferReceiptInput, 'id' | 'decision'>,
): Promise<Order> {
  const acceptance = parseInput(receiptAcceptanceSchema, {
    amount: amount ?? receipt.amount,
    reference: reference ?? receipt.reference,
    note,
  });
  if (acceptance.amount !== receipt.amount && !acceptance.note)
    throw new DomainError('TRANSFER_RECEIPT_NOTE_REQUIRED', 'note');
  if (!allowOverpayment)
    assertNotOverpaid(order, { amount: acceptance.amount, due: calculateAmountDue(order) });

  const entry = { method: 'BANK_TRANSFER', ...acceptance } as const;
  const isReferenceShared = await assertNewReference(work.db, order.id, {
    ...entry,
    allowDuplicateReference,
  });
  const paymentId = uuidv7();
  const { order: updatedOrder } = await receivePayment(work, context, order, {
    ...entry,
    id: paymentId,
    isReferenceShared,
    bookedPrices: readPrices(receipt.bookedPrices),
    settledAt: startOfDay(receipt.paidOn),
  });
  const { viewer, now } = context;
  await work.db.transferReceipt.update({
    where: { id: receipt.id },
    data: { status: 'ACCEPTED', decidedAt: now, decidedById: viewer?.id ?? null, paymentId },
  });
  await recordPaymentReceived(work.db, context, updatedOrder, entry);
  await recordAudit(work.db, context, {
    action: 'order.acceptTransferReceipt',
    entity: 'Order',
    entityId: order.id,
    before: { paymentStatus: order.paymentStatus, amount: receipt.amount, reference: receipt.reference },
    after: {
      paymentStatus: updatedOrder.paymentStatus,
      ...acceptance,
      ...(allowOverpayment && { allowOverpayment }),
      ...(allowDuplicateReference && { allowDuplicateReference }),
    },
  });
  return updatedOrder;
}
