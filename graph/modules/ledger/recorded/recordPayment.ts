import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { isCalledOff } from '#domain/orders/payment.ts';
import { paymentEntrySchema } from '#domain/orders/paymentEntrySchema.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { balanceNow } from '#graph/modules/orders/booking/balanceNow.ts';
import { withOrder } from '#graph/modules/orders/held/withOrder.ts';
import { expectLawful } from '#graph/modules/orders/ledger/expectLawful.ts';
import { expectNewReference } from '#graph/modules/orders/ledger/expectNewReference.ts';
import { noteReceived } from '#graph/modules/orders/ledger/noteReceived.ts';
import { receivePayment } from '#graph/modules/orders/lifecycle/receivePayment.ts';
import { askBeforeEntry, expectAsAsked } from '#graph/modules/payments/askBeforeEntry.ts';
import { readPayer } from '#graph/modules/payments/readPayer.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { RecordPaymentInput } from '#graph/schema/schema.generated.ts';

/** Notes money that came in for an order: all that is due or a part of it, or more where that is confirmed. */
export async function recordPayment(
  context: GraphContext,
  { id: named, version, settledAt, payer: payerInput, ...input }: RecordPaymentInput,
): Promise<Order> {
  const { allowOverpayment, allowDuplicateReference, allowUnverified } = input;
  const entry = parseInput(paymentEntrySchema, input);
  if (settledAt && settledAt > context.now) throw new DomainError('PAID_IN_THE_FUTURE', 'settledAt');

  const attempts = await askBeforeEntry(context, named, { ...entry, allowUnverified });
  return withOrder(context, { id: named, version }, async (work, order) => {
    await expectAsAsked(work.db, order.id, attempts);
    const { due } = await balanceNow(work.db, context, order);
    if (!allowOverpayment) expectDue(order, { amount: entry.amount, due });
    await expectLawful(work.db, context, order, entry);
    const isReferenceShared = await expectNewReference(work.db, order.id, {
      ...entry,
      allowDuplicateReference,
    });
    const payer = entry.method === 'BANK_TRANSFER' ? readPayer(order, payerInput) : null;
    if (payer) await work.db.order.update({ where: { id: order.id, version: order.version }, data: payer });
    const { order: changed } = await receivePayment(work, context, order, {
      ...entry,
      isReferenceShared,
      settledAt: settledAt ?? context.now,
    });
    await noteReceived(work.db, context, changed, entry);
    await recordAudit(work.db, context, {
      action: 'order.payment',
      entity: 'Order',
      entityId: order.id,
      before: { paymentStatus: order.paymentStatus },
      after: {
        paymentStatus: changed.paymentStatus,
        ...entry,
        ...(allowOverpayment && { allowOverpayment }),
        ...(allowDuplicateReference && { allowDuplicateReference }),
        ...(allowUnverified && { allowUnverified }),
      },
    });
    return changed;
  });
}

/** More than is due has to be confirmed. */
export function expectDue(order: Order, { amount, due }: { amount: number; due: number }): void {
  if (amount <= due) return;
  if (isCalledOff(order.status)) throw new DomainError('NOTHING_TO_PAY', 'allowOverpayment');
  throw new DomainError('MORE_THAN_DUE', { dueNpr: due }, 'allowOverpayment');
}
