import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { calculateNetPaid } from '#domain/orders/ledger.ts';
import { paymentChangeSchema } from '#domain/orders/orderChangeSchema.ts';
import {
  type PaymentMethod,
  type PaymentStatus,
  parsePaymentMethod,
  suggestRefundMethod,
} from '#domain/orders/orderLifecycle.ts';
import { isCancelledOrReturned } from '#domain/orders/payment.ts';
import { voidPaymentSchema } from '#domain/orders/paymentEntrySchema.ts';
import { assertPaymentStatusChange } from '#domain/orders/paymentLifecycle.ts';
import { timelineNotes } from '#domain/orders/timelineNotes.ts';
import { requirePermission } from '#graph/access/requirePermission.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { StaffActionContext } from '#graph/context.ts';
import { readCurrentAmounts } from '#graph/modules/orders/booking/readCurrentAmounts.ts';
import { lockOrder } from '#graph/modules/orders/change/lockOrder.ts';
import { buildUndo } from '#graph/modules/orders/change/undo.ts';
import { assertCashLimit } from '#graph/modules/orders/ledger/assertCashLimit.ts';
import { assertNewReference } from '#graph/modules/orders/ledger/assertNewReference.ts';
import { type LedgerState, pickLedgerState, voidEntry } from '#graph/modules/orders/ledger/enterPayment.ts';
import { renewDeadlineAfterVoid } from '#graph/modules/orders/ledger/renewDeadlineAfterVoid.ts';
import { type PaymentResult, receivePayment } from '#graph/modules/orders/lifecycle/receivePayment.ts';
import { lacksPayer } from '#graph/modules/payments/readPayer.ts';
import { assertAttemptsUnchanged, refreshBeforeEntry } from '#graph/modules/payments/refreshBeforeEntry.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { InputMaybe, SetPaymentStatusInput } from '#graph/schema/schema.generated.ts';
import type { Work } from '#graph/work/work.ts';
import { applyRefund } from '../refunds/applyRefund.ts';
import { assertCanVoid } from '../refunds/assertCanVoid.ts';

const NOTES: Partial<Record<PaymentStatus, string>> = {
  PAID: timelineNotes.paid,
  UNPAID: timelineNotes.paymentVoided,
};

interface PaymentStatusOptions {
  usedMethod?: InputMaybe<PaymentMethod>;
  /** True if another order may have the same reference. */
  allowDuplicateReference?: boolean;
  /** Runs in the same transaction. */
  runInTransaction?: (tx: Transaction) => Promise<void>;
}

/**
 * Sets an order's payment status: records the amount due as paid, refunds everything paid, or voids all payments. The
 * order's status stays the same. The handling time of an order that waited for a transfer starts when the payment is
 * recorded.
 */
export async function setPaymentStatus(
  context: StaffActionContext,
  {
    id: idOrNumber,
    status: paymentStatus,
    version: expectedVersion,
    allowCancelledOrder,
    allowUndo: isUndoRequested,
    ...input
  }: SetPaymentStatusInput,
  { usedMethod, allowDuplicateReference = false, runInTransaction: inTransaction }: PaymentStatusOptions = {},
): Promise<Order> {
  requirePermission(context, paymentStatus === 'REFUNDED' ? 'refundOrders' : 'recordPayments');
  const { reference, reason, method: refundMethod } = parseInput(paymentChangeSchema, input);

  if (refundMethod && paymentStatus !== 'REFUNDED') throw new DomainError('METHOD_OF_REFUND_ONLY', 'method');

  const isPaid = paymentStatus === 'PAID';
  const attempts =
    isPaid && (await refreshBeforeEntry(context, idOrNumber, { method: usedMethod ?? null, reference }));
  return lockOrder(context, { id: idOrNumber, version: expectedVersion }, async (work, order) => {
    if (attempts) await assertAttemptsUnchanged(work.db, order.id, attempts);
    assertPaymentStatusChange(order.paymentStatus, paymentStatus);
    if (paymentStatus === 'REFUNDED') {
      const method = refundMethod ?? suggestRefundMethod(order.paymentMethod);
      const refund = { amount: calculateNetPaid(order), method, reference, compensationReason: reason };
      return applyRefund(work.db, context, order, refund, { amount: 'status', reason: 'reason' });
    }
    const voidInput =
      paymentStatus === 'UNPAID' ? parseInput(voidPaymentSchema, { reason: reason ?? '' }) : null;
    if (isPaid && isCancelledOrReturned(order.status) && !allowCancelledOrder)
      throw new DomainError('NOTHING_TO_PAY', 'allowCancelledOrder');
    const { id, status } = order;
    const allowUndo = Boolean(isUndoRequested) && isPaid;
    const { order: updatedOrder, ...done } = await recordStatusEntries(work, context, order, {
      to: paymentStatus,
      reference,
      allowDuplicateReference,
      allowUndo,
      method: usedMethod ?? parsePaymentMethod(order.paymentMethod),
      reason: voidInput?.reason,
    });
    await work.db.orderEvent.create({
      data: {
        orderId: id,
        kind: 'PAYMENT',
        status,
        note: NOTES[paymentStatus],
        ...(allowUndo && {
          data: {
            undo: buildUndo(order, context, { mailId: done.mailId, tookStock: done.hasReservedItems }),
          },
        }),
        ...(voidInput && { data: { kind: 'PAYMENT', amount: order.paid, isVoided: true, ...voidInput } }),
        actorId: context.viewer?.id,
        at: context.now,
      },
    });
    await recordAudit(work.db, context, {
      action: voidInput ? 'order.unpaid' : 'order.payment',
      entity: 'Order',
      entityId: id,
      before: { paymentStatus: order.paymentStatus, ...(voidInput && { amount: order.paid }) },
      after: { paymentStatus, ...(reference && { reference }), ...voidInput },
    });
    await inTransaction?.(work.db);
    return updatedOrder;
  });
}

interface StatusEntry {
  to: PaymentStatus;
  method: PaymentMethod;
  reference?: string;
  /** True if one transfer pays several orders. */
  allowDuplicateReference: boolean;
  /** Reason for voiding the payments. */
  reason?: string | undefined;
  allowUndo: boolean;
}

/**
 * Records the ledger entries that a new payment status implies. For a cancelled order, `PAID` records the full order
 * total.
 */
async function recordStatusEntries(
  work: Work,
  context: StaffActionContext,
  order: Order,
  { to, reference, allowDuplicateReference, reason, allowUndo, method }: StatusEntry,
): Promise<PaymentResult> {
  if (to === 'PAID') {
    const { due } = await readCurrentAmounts(work.db, context, order);
    const amount = isCancelledOrReturned(order.status) ? order.finalTotal - calculateNetPaid(order) : due;
    if (method === 'BANK_TRANSFER' && lacksPayer(order))
      throw new DomainError('PAYER_NOT_RECORDED', 'status');
    // The order's own payment method was checked when it was placed.
    if (method !== order.paymentMethod) await assertCashLimit(work.db, context, order, { method, amount });
    const isReferenceShared = await assertNewReference(work.db, order.id, {
      method,
      reference,
      allowDuplicateReference,
    });
    return receivePayment(work, context, order, { method, amount, reference, isReferenceShared, allowUndo });
  }
  const ledgerState = await voidAllEntries(work.db, context, order, reason);
  const { id, version } = order;
  const deadline = await renewDeadlineAfterVoid(work, context, { ...order, ...ledgerState });
  const updatedOrder = await work.db.order.update({
    where: { id, version },
    data: { ...ledgerState, ...deadline, version: { increment: 1 } },
  });
  return { order: updatedOrder, mailId: null, hasReservedItems: false };
}

async function voidAllEntries(
  tx: Transaction,
  context: StaffActionContext,
  order: Order,
  voidReason?: string,
): Promise<LedgerState> {
  let ledgerState = pickLedgerState(order);
  const entries = await tx.payment.findMany({
    where: { orderId: order.id, kind: 'PAYMENT', voidedAt: null },
  });
  if (entries.some(({ attemptId }) => attemptId)) throw new DomainError('PAYMENT_BY_PROVIDER', 'status');
  await assertCanVoid(tx, context, order, { entries, field: 'status' });
  for (const entry of entries)
    ledgerState = await voidEntry(tx, context, { ...order, ...ledgerState }, { ...entry, voidReason });
  return ledgerState;
}
