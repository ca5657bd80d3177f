import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { isCancelledOrReturned } from '#domain/orders/payment.ts';
import { paymentEntrySchema } from '#domain/orders/paymentEntrySchema.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { readCurrentAmounts } from '#graph/modules/orders/booking/readCurrentAmounts.ts';
import { lockOrder } from '#graph/modules/orders/change/lockOrder.ts';
import { assertCashLimit } from '#graph/modules/orders/ledger/assertCashLimit.ts';
import { assertNewReference } from '#graph/modules/orders/ledger/assertNewReference.ts';
import { recordPaymentReceived } from '#graph/modules/orders/ledger/recordPaymentReceived.ts';
import { receivePayment } from '#graph/modules/orders/lifecycle/receivePayment.ts';
import { readPayer } from '#graph/modules/payments/readPayer.ts';
import { assertAttemptsUnchanged, refreshBeforeEntry } from '#graph/modules/payments/refreshBeforeEntry.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { RecordPaymentInput } from '#graph/schema/schema.generated.ts';

/** Records a payment for an order: up to the amount due, or more if staff confirm an overpayment. */
export async function recordPayment(
  context: GraphContext,
  { id: idOrNumber, version, settledAt, payer: payerInput, ...input }: RecordPaymentInput,
): Promise<Order> {
  const { allowOverpayment, allowDuplicateReference, allowUnverified } = input;
  const entry = parseInput(paymentEntrySchema, input);
  if (settledAt && settledAt > context.now) throw new DomainError('PAID_IN_THE_FUTURE', 'settledAt');

  const attempts = await refreshBeforeEntry(context, idOrNumber, { ...entry, allowUnverified });
  return lockOrder(context, { id: idOrNumber, version }, async (work, order) => {
    await assertAttemptsUnchanged(work.db, order.id, attempts);
    const { due } = await readCurrentAmounts(work.db, context, order);
    if (!allowOverpayment) assertNotOverpaid(order, { amount: entry.amount, due });
    await assertCashLimit(work.db, context, order, entry);
    const isReferenceShared = await assertNewReference(work.db, order.id, {
      ...entry,
      allowDuplicateReference,
    });
    const payer = entry.method === 'BANK_TRANSFER' ? readPayer(order, payerInput) : null;
    if (payer) await work.db.order.update({ where: { id: order.id, version: order.version }, data: payer });
    const { order: updatedOrder } = await receivePayment(work, context, order, {
      ...entry,
      isReferenceShared,
      settledAt: settledAt ?? context.now,
    });
    await recordPaymentReceived(work.db, context, updatedOrder, entry);
    await recordAudit(work.db, context, {
      action: 'order.payment',
      entity: 'Order',
      entityId: order.id,
      before: { paymentStatus: order.paymentStatus },
      after: {
        paymentStatus: updatedOrder.paymentStatus,
        ...entry,
        ...(allowOverpayment && { allowOverpayment }),
        ...(allowDuplicateReference && { allowDuplicateReference }),
        ...(allowUnverified && { allowUnverified }),
      },
    });
    return updatedOrder;
  });
}

/** Throws if the amount exceeds the amount due and staff have not confirmed an overpayment. */
export function assertNotOverpaid(order: Order, { amount, due }: { amount: number; due: number }): void {
  if (amount <= due) return;
  if (isCancelledOrReturned(order.status)) throw new DomainError('NOTHING_TO_PAY', 'allowOverpayment');
  throw new DomainError('AMOUNT_ABOVE_DUE', { dueNpr: due }, 'allowOverpayment');
}
