import { DomainError } from '#domain/errors/errors.ts';
import { derivePaymentStatus } from '#domain/orders/ledger.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext, StaffActionContext } from '#graph/context.ts';
import { lockOrder } from '#graph/modules/orders/change/lockOrder.ts';
import { readOrderItems } from '#graph/modules/orders/change/orderItems.ts';
import { restockItems } from '#graph/modules/orders/change/restockItems.ts';
import { readUndo, type Undo } from '#graph/modules/orders/change/undo.ts';
import { type LedgerState, pickLedgerState, voidEntry } from '#graph/modules/orders/ledger/enterPayment.ts';
import { renewDeadlineAfterVoid } from '#graph/modules/orders/ledger/renewDeadlineAfterVoid.ts';
import { assertCanVoid } from '#graph/modules/orders/orders.hooks.ts';
import type { Order, OrderEvent } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { UndoOrderStepInput } from '#graph/schema/schema.generated.ts';
import type { Work } from '#graph/work/work.ts';

/**
 * Undoes the last step of an order. Its delayed email is never sent. Throws TOO_LATE_TO_UNDO if the time limit has
 * passed.
 */
export async function undoOrderStep(
  context: GraphContext,
  { id: idOrNumber, version }: UndoOrderStepInput,
): Promise<Order> {
  return lockOrder(context, { id: idOrNumber, version }, (work, order) => undoLastStep(work, context, order));
}

/** Undoes the last step of a locked order. */
export async function undoLastStep(work: Work, context: StaffActionContext, order: Order): Promise<Order> {
  const { event, undo } = await findUndoableStep(work.db, context, order);
  await deleteQueuedEmail(work.db, undo);
  const ledgerColumns = await voidEntries(work.db, context, order, event);
  const { status, carrier, carrierId, trackingNumber, isStockReserved, estimatedFrom, estimatedTo, payBy } =
    undo;
  const before = { status, carrier, carrierId, trackingNumber, isStockReserved, estimatedFrom, estimatedTo };
  const revertedOrder = { ...order, ...before, ...(payBy !== undefined && { payBy }), ...ledgerColumns };
  const deadlineFields = await renewDeadlineAfterVoid(work, context, revertedOrder);
  const updatedOrder = await work.db.order.update({
    where: { id: order.id, version: order.version },
    data: {
      ...before,
      ...(payBy !== undefined && { payBy }),
      ...deadlineFields,
      ...ledgerColumns,
      paymentStatus: derivePaymentStatus({ ...order, ...ledgerColumns, status }),
      version: { increment: 1 },
    },
  });
  await recordUndo(work.db, context, { order, event, to: status });
  await recordAudit(work.db, context, {
    action: 'order.undo',
    entity: 'Order',
    entityId: order.id,
    before: { status: order.status, paymentStatus: order.paymentStatus },
    after: { status, paymentStatus: updatedOrder.paymentStatus },
  });
  if (undo.tookStock)
    await restockItems(work, context, {
      orderId: order.id,
      reason: 'CORRECTION',
      items: await readOrderItems(work.db, order.id),
    });
  return updatedOrder;
}

async function findUndoableStep(
  tx: Transaction,
  { now }: StaffActionContext,
  order: Order,
): Promise<{ event: OrderEvent; undo: Undo }> {
  const event = await tx.orderEvent.findFirst({
    where: { orderId: order.id, kind: { in: ['STATUS', 'PAYMENT'] } },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
  });
  const undo = event && readUndo(event.data);
  // Any later change makes the step final.
  if (!undo || undo.until < now || undo.version !== order.version) throw new DomainError('TOO_LATE_TO_UNDO');
  return { event, undo };
}

/**
 * Deletes the step's queued email. Throws TOO_LATE_TO_UNDO if a worker has claimed it, because it is then about to be
 * sent.
 */
async function deleteQueuedEmail(tx: Transaction, { mailId }: Undo): Promise<void> {
  if (mailId === null) return;
  const { count } = await tx.mail.deleteMany({
    where: { id: mailId, status: 'QUEUED', claimedUntil: null, attempts: 0 },
  });
  if (count === 0) throw new DomainError('TOO_LATE_TO_UNDO');
}

/** Voids the ledger entries of the step. */
async function voidEntries(
  tx: Transaction,
  context: StaffActionContext,
  order: Order,
  { at }: OrderEvent,
): Promise<LedgerState> {
  let ledgerColumns = pickLedgerState(order);
  const entries = await tx.payment.findMany({ where: { orderId: order.id, createdAt: at, voidedAt: null } });
  // An integration's entries have no author.
  if (context.viewer) await assertCanVoid.run(tx, context, order, { entries, field: 'id' });
  for (const entry of entries)
    ledgerColumns = await voidEntry(tx, context, { ...order, ...ledgerColumns }, entry);
  return ledgerColumns;
}

/** Hides the step from the customer. Staff see both the step and the undo. */
async function recordUndo(
  tx: Transaction,
  { viewer, now }: StaffActionContext,
  { order, event, to }: { order: Order; event: OrderEvent; to: Order['status'] },
): Promise<void> {
  await tx.orderEvent.update({
    where: { id: event.id },
    data: { isStaffOnly: true, data: { undone: true } },
  });
  await tx.orderEvent.create({
    data: {
      orderId: order.id,
      kind: event.kind,
      status: to,
      isStaffOnly: true,
      data: { undoes: event.status },
      actorId: viewer?.id,
      at: now,
    },
  });
}
