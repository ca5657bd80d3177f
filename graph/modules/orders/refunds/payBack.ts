import { DomainError } from '#domain/errors/errors.ts';
import { cashProblem } from '#domain/orders/cashLimit.ts';
import { amountHeld, amountOwed } from '#domain/orders/ledger.ts';
import type { RefundMethod } from '#domain/orders/orderLifecycle.ts';
import { timelineNotes } from '#domain/orders/timelineNotes.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { creditOrder } from '../invoice/credit/creditOrder.ts';
import { enterPayment, standingOf } from '../lifecycle/enterPayment.ts';
import { mailBuyer } from '../lifecycle/mailBuyer.ts';
import { markFiguresStale } from '../markFiguresStale.ts';
import { closeSettled } from '../returns/closeSettled.ts';
import { expectRefundAllowed } from './expectRefundAllowed.ts';

export interface Refund {
  /** NPR, above zero. */
  amount: number;
  method: RefundMethod;
  reference?: string | undefined;
  note?: string | undefined;
  /** Why more goes back than is owed. */
  compensationReason?: string | undefined;
}

/** Where a problem with a refund is told. */
interface RefundFields {
  amount: string;
  reason: string;
}

/**
 * Pays back a part of what the buyer of a held order has paid, with all that follows: ledger, timeline, mail, and the end
 * of the returns that waited for it. What was not owed is credited along with it, so that nobody asks for it again.
 */
export async function payBack(
  tx: Transaction,
  context: GraphContext,
  order: Order,
  refund: Refund,
  fields: RefundFields = { amount: 'amount', reason: 'compensationReason' },
): Promise<Order> {
  const { amount, method, reference, note } = refund;
  const compensation = readCompensation(order, refund, fields);
  await expectLawful(tx, order, refund);
  await expectRefundAllowed(tx, context, order, { amount, field: fields.amount });
  const { id, version, status, refunded, credited } = order;
  let standing = standingOf(order);
  if (compensation)
    standing = await enterPayment(tx, context, order, {
      kind: 'CREDIT',
      method: order.paymentMethod,
      amount: compensation.amount,
      note: compensation.reason,
    });
  standing = await enterPayment(
    tx,
    context,
    { ...order, ...standing },
    { kind: 'REFUND', method, amount, reference, note },
  );

  const changed = await tx.order.update({
    where: { id, version },
    data: { ...standing, version: { increment: 1 } },
  });
  await tx.orderEvent.create({
    data: {
      orderId: id,
      kind: 'PAYMENT',
      status,
      note: timelineNotes.refunded,
      data: { refunded: amount, method },
      actorId: context.viewer?.id,
      at: context.now,
    },
  });
  await recordAudit(tx, context, {
    action: 'order.refund',
    entity: 'Order',
    entityId: id,
    before: { refunded, credited },
    after: {
      refunded: standing.refunded,
      credited: standing.credited,
      method,
      ...(reference && { reference }),
      ...(note && { note }),
      ...(compensation && { compensationReason: compensation.reason }),
    },
  });
  await mailBuyer(tx, context, changed, {
    template: 'orderRefunded',
    amount,
    method,
    reference: reference ?? null,
    note: note ?? compensation?.reason ?? null,
  });
  await closeSettled(tx, context, changed);
  if (compensation) await markFiguresStale(tx, order.placedAt);
  if (compensation)
    await creditOrder(tx, context, changed, {
      reason: 'COMPENSATION',
      note: compensation.reason,
      total: compensation.amount,
    });
  return changed;
}

/** No more goes back in cash than the law allows, also in parts. */
async function expectLawful(
  tx: Transaction,
  { id: orderId }: Order,
  { method, amount }: Refund,
): Promise<void> {
  const earlier = await tx.payment.findMany({
    where: { orderId, kind: 'REFUND', voidedAt: null },
    select: { method: true, amount: true },
  });
  const problem = cashProblem({ method, amount }, earlier);
  if (problem) throw problem;
}

/** What goes back beyond what is owed, and why; null where nothing does. */
function readCompensation(order: Order, { amount, compensationReason }: Refund, fields: RefundFields) {
  const held = amountHeld(order);
  if (amount > held)
    throw new DomainError('REFUND_BEYOND_PAID', { leftNpr: Math.max(0, held) }, fields.amount);
  const owed = amountOwed(order);
  if (amount <= owed) return null;
  if (!compensationReason) throw new DomainError('REFUND_NOT_OWED', { owedNpr: owed }, fields.reason);
  return { amount: amount - owed, reason: compensationReason };
}
