import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { amountHeld } from '#domain/orders/ledger.ts';
import { paymentChangeSchema } from '#domain/orders/orderChangeSchema.ts';
import {
  type PaymentMethod,
  type PaymentStatus,
  paymentMethodOf,
  refundMethodFor,
} from '#domain/orders/orderLifecycle.ts';
import { isCalledOff } from '#domain/orders/payment.ts';
import { voidPaymentSchema } from '#domain/orders/paymentEntrySchema.ts';
import { assertPaymentCanMove } from '#domain/orders/paymentLifecycle.ts';
import { timelineNotes } from '#domain/orders/timelineNotes.ts';
import { requireMay } from '#graph/access/requireMay.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { StaffAtWork } from '#graph/context.ts';
import { balanceNow } from '#graph/modules/orders/booking/balanceNow.ts';
import { undoOf } from '#graph/modules/orders/held/undo.ts';
import { withOrder } from '#graph/modules/orders/held/withOrder.ts';
import { type Standing, standingOf, voidEntry } from '#graph/modules/orders/ledger/enterPayment.ts';
import { expectLawful } from '#graph/modules/orders/ledger/expectLawful.ts';
import { expectNewReference } from '#graph/modules/orders/ledger/expectNewReference.ts';
import { termAfterVoid } from '#graph/modules/orders/ledger/termAfterVoid.ts';
import { type Received, receivePayment } from '#graph/modules/orders/lifecycle/receivePayment.ts';
import { askBeforeEntry, expectAsAsked } from '#graph/modules/payments/askBeforeEntry.ts';
import { lacksPayer } from '#graph/modules/payments/readPayer.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { InputMaybe, SetPaymentStatusInput } from '#graph/schema/schema.generated.ts';
import type { Work } from '#graph/work/work.ts';
import { expectMayTakeAway } from '../refunds/expectMayTakeAway.ts';
import { payBack } from '../refunds/payBack.ts';

const NOTES: Partial<Record<PaymentStatus, string>> = {
  PAID: timelineNotes.paid,
  UNPAID: timelineNotes.paymentVoided,
};

interface Beside {
  paidBy?: InputMaybe<PaymentMethod>;
  /** Whether the reference may be another order's. */
  allowDuplicateReference?: boolean;
  /** Written in the same transaction. */
  also?: (tx: Transaction) => Promise<void>;
}

/**
 * Notes that all of an order is paid, that all that was paid went back, which is a refund like any other, or that nothing was
 * paid after all; where the order itself stands does not change. The days of one that waited for its transfer count from
 * when that is here.
 */
export async function setPaymentStatus(
  context: StaffAtWork,
  {
    id: named,
    status: paymentStatus,
    version: read,
    allowCancelledOrder,
    allowUndo: isAskedFor,
    ...input
  }: SetPaymentStatusInput,
  { paidBy, allowDuplicateReference = false, also }: Beside = {},
): Promise<Order> {
  requireMay(context, paymentStatus === 'REFUNDED' ? 'refundOrders' : 'recordPayments');
  const { reference, reason, method: refundMethod } = parseInput(paymentChangeSchema, input);

  if (refundMethod && paymentStatus !== 'REFUNDED') throw new DomainError('METHOD_OF_REFUND_ONLY', 'method');

  const isPaid = paymentStatus === 'PAID';
  const attempts = isPaid && (await askBeforeEntry(context, named, { method: paidBy ?? null, reference }));
  return withOrder(context, { id: named, version: read }, async (work, order) => {
    if (attempts) await expectAsAsked(work.db, order.id, attempts);
    assertPaymentCanMove(order.paymentStatus, paymentStatus);
    if (paymentStatus === 'REFUNDED') {
      const method = refundMethod ?? refundMethodFor(order.paymentMethod);
      const refund = { amount: amountHeld(order), method, reference, compensationReason: reason };
      return payBack(work.db, context, order, refund, { amount: 'status', reason: 'reason' });
    }
    const voiding =
      paymentStatus === 'UNPAID' ? parseInput(voidPaymentSchema, { reason: reason ?? '' }) : null;
    if (isPaid && isCalledOff(order.status) && !allowCancelledOrder)
      throw new DomainError('NOTHING_TO_PAY', 'allowCancelledOrder');
    const { id, status } = order;
    const allowUndo = Boolean(isAskedFor) && isPaid;
    const { order: changed, ...done } = await enter(work, context, order, {
      to: paymentStatus,
      reference,
      allowDuplicateReference,
      allowUndo,
      method: paidBy ?? paymentMethodOf(order.paymentMethod),
      reason: voiding?.reason,
    });
    await work.db.orderEvent.create({
      data: {
        orderId: id,
        kind: 'PAYMENT',
        status,
        note: NOTES[paymentStatus],
        ...(allowUndo && { data: { undo: undoOf(order, context, done) } }),
        ...(voiding && { data: { kind: 'PAYMENT', amount: order.paid, isVoided: true, ...voiding } }),
        actorId: context.viewer?.id,
        at: context.now,
      },
    });
    await recordAudit(work.db, context, {
      action: voiding ? 'order.unpaid' : 'order.payment',
      entity: 'Order',
      entityId: id,
      before: { paymentStatus: order.paymentStatus, ...(voiding && { amount: order.paid }) },
      after: { paymentStatus, ...(reference && { reference }), ...voiding },
    });
    await also?.(work.db);
    return changed;
  });
}

interface Entry {
  to: PaymentStatus;
  method: PaymentMethod;
  reference?: string;
  /** Whether one transfer pays several orders. */
  allowDuplicateReference: boolean;
  /** Why nothing was paid after all. */
  reason?: string | undefined;
  allowUndo: boolean;
}

/** What one word for the whole order comes to in its ledger. Of one that is called off all its total is noted as paid. */
async function enter(
  work: Work,
  context: StaffAtWork,
  order: Order,
  { to, reference, allowDuplicateReference, reason, allowUndo, method }: Entry,
): Promise<Received> {
  if (to === 'PAID') {
    const { due } = await balanceNow(work.db, context, order);
    const amount = isCalledOff(order.status) ? order.finalTotal - amountHeld(order) : due;
    if (method === 'BANK_TRANSFER' && lacksPayer(order)) throw new DomainError('PAYER_NOT_KEPT', 'status');
    // As it was to be paid it was allowed when it was placed.
    if (method !== order.paymentMethod) await expectLawful(work.db, context, order, { method, amount });
    const isReferenceShared = await expectNewReference(work.db, order.id, {
      method,
      reference,
      allowDuplicateReference,
    });
    return receivePayment(work, context, order, { method, amount, reference, isReferenceShared, allowUndo });
  }
  const standing = await voidAll(work.db, context, order, reason);
  const { id, version } = order;
  const term = await termAfterVoid(work, context, { ...order, ...standing });
  const changed = await work.db.order.update({
    where: { id, version },
    data: { ...standing, ...term, version: { increment: 1 } },
  });
  return { order: changed, mailId: null, tookStock: false };
}

async function voidAll(
  tx: Transaction,
  context: StaffAtWork,
  order: Order,
  voidReason?: string,
): Promise<Standing> {
  let standing = standingOf(order);
  const entries = await tx.payment.findMany({
    where: { orderId: order.id, kind: 'PAYMENT', voidedAt: null },
  });
  if (entries.some(({ attemptId }) => attemptId)) throw new DomainError('PAYMENT_BY_PROVIDER', 'status');
  await expectMayTakeAway(tx, context, order, { entries, field: 'status' });
  for (const entry of entries)
    standing = await voidEntry(tx, context, { ...order, ...standing }, { ...entry, voidReason });
  return standing;
}
