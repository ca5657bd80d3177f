import { DomainError } from '#domain/errors/errors.ts';
import { paymentStatusFrom } from '#domain/orders/ledger.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext, StaffAtWork } from '#graph/context.ts';
import { piecesOf } from '#graph/modules/orders/held/pieces.ts';
import { putBackStock } from '#graph/modules/orders/held/putBackStock.ts';
import { readUndo, type Undo } from '#graph/modules/orders/held/undo.ts';
import { withOrder } from '#graph/modules/orders/held/withOrder.ts';
import { type Standing, standingOf, voidEntry } from '#graph/modules/orders/ledger/enterPayment.ts';
import { termAfterVoid } from '#graph/modules/orders/ledger/termAfterVoid.ts';
import { expectMayTakeAway } from '#graph/modules/orders/orders.hooks.ts';
import type { Order, OrderEvent } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { UndoOrderStepInput } from '#graph/schema/schema.generated.ts';
import type { Work } from '#graph/work/work.ts';

/**
 * Takes the last step of an order back as if it had not been: its mail, which is kept back until then, is never sent. Who
 * is too late is told so, and everything stays.
 */
export async function undoOrderStep(
  context: GraphContext,
  { id: named, version }: UndoOrderStepInput,
): Promise<Order> {
  return withOrder(context, { id: named, version }, (work, order) => takeStepBack(work, context, order));
}

/** The same for a held order. */
export async function takeStepBack(work: Work, context: StaffAtWork, order: Order): Promise<Order> {
  const { event, undo } = await lastStep(work.db, context, order);
  await dropMail(work.db, undo);
  const standing = await voidEntries(work.db, context, order, event);
  const { status, carrier, carrierId, trackingNumber, stockHeld, estimatedFrom, estimatedTo, payBy } = undo;
  const before = { status, carrier, carrierId, trackingNumber, stockHeld, estimatedFrom, estimatedTo };
  const undoneTo = { ...order, ...before, ...(payBy !== undefined && { payBy }), ...standing };
  const term = await termAfterVoid(work, context, undoneTo);
  const undone = await work.db.order.update({
    where: { id: order.id, version: order.version },
    data: {
      ...before,
      ...(payBy !== undefined && { payBy }),
      ...term,
      ...standing,
      paymentStatus: paymentStatusFrom({ ...order, ...standing, status }),
      version: { increment: 1 },
    },
  });
  await sayUndone(work.db, context, { order, event, to: status });
  await recordAudit(work.db, context, {
    action: 'order.undo',
    entity: 'Order',
    entityId: order.id,
    before: { status: order.status, paymentStatus: order.paymentStatus },
    after: { status, paymentStatus: undone.paymentStatus },
  });
  if (undo.tookStock)
    await putBackStock(work, context, {
      orderId: order.id,
      reason: 'CORRECTION',
      pieces: await piecesOf(work.db, order.id),
    });
  return undone;
}

async function lastStep(
  tx: Transaction,
  { now }: StaffAtWork,
  order: Order,
): Promise<{ event: OrderEvent; undo: Undo }> {
  const event = await tx.orderEvent.findFirst({
    where: { orderId: order.id, kind: { in: ['STATUS', 'PAYMENT'] } },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
  });
  const undo = event && readUndo(event.data);
  // An order that has changed since, by whatever it was, is no longer what the step made of it.
  if (!undo || undo.until < now || undo.version !== order.version) throw new DomainError('TOO_LATE_TO_UNDO');
  return { event, undo };
}

/** Whoever has claimed the mail is about to send it. */
async function dropMail(tx: Transaction, { mailId }: Undo): Promise<void> {
  if (mailId === null) return;
  const { count } = await tx.mail.deleteMany({
    where: { id: mailId, status: 'QUEUED', claimedUntil: null, attempts: 0 },
  });
  if (count === 0) throw new DomainError('TOO_LATE_TO_UNDO');
}

/** Voids what the step entered into the ledger. */
async function voidEntries(
  tx: Transaction,
  context: StaffAtWork,
  order: Order,
  { at }: OrderEvent,
): Promise<Standing> {
  let standing = standingOf(order);
  const entries = await tx.payment.findMany({ where: { orderId: order.id, createdAt: at, voidedAt: null } });
  // A program's own entries bear no name.
  if (context.viewer) await expectMayTakeAway.run(tx, context, order, { entries, field: 'id' });
  for (const entry of entries) standing = await voidEntry(tx, context, { ...order, ...standing }, entry);
  return standing;
}

/** The buyer never hears of it; the staff read both, the step and that it was taken back. */
async function sayUndone(
  tx: Transaction,
  { viewer, now }: StaffAtWork,
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
