import { amountDue } from '#domain/orders/ledger.ts';
import { timelineNotes } from '#domain/orders/timelineNotes.ts';
import type { JobServices, RunJob } from '#graph/jobs/jobHandler.ts';
import { withOrder } from '#graph/modules/orders/held/withOrder.ts';
import { moveOrder } from '#graph/modules/orders/lifecycle/moveOrder.ts';
import { endUnpaidOrderJob } from '#graph/modules/orders/orders.jobs.ts';
import type { Order, PaymentAttempt } from '#graph/prisma/generated/client.ts';
import { hasWaitingSlip } from '../findSlips.ts';
import { refreshAttempt } from './refreshAttempt.ts';

const AGAIN_MS = 15 * 60_000;
/** Longer than so no provider's silence keeps the pieces of an order. */
const PATIENCE_MS = 24 * 3_600_000;

/**
 * Cancels an order whose money has not come in time. Its pieces return to stock once, its buyer is notified, and a part that
 * was paid is owed back. Providers at whose pages it may have been paid are asked first; while one does not answer, or a slip
 * of a transfer is not checked, the order waits.
 */
export const endUnpaidOrder: RunJob<{ orderId: string }> = async (services, { payload: { orderId: id } }) => {
  const { prisma, now } = services;
  const order = await prisma.order.findUnique({ where: { id } });
  if (!order?.payBy || !waitsForMoney(order)) return;
  if (order.payBy > now) return again(services, id, order.payBy);

  if (await hasWaitingSlip(prisma, id)) return later(services, id);

  const open = await prisma.paymentAttempt.findMany({
    where: { orderId: id, status: { in: ['OPEN', 'HELD'] } },
  });
  const asked = [];
  for (const attempt of open)
    asked.push(await refreshAttempt({ ...services, viewer: null }, attempt, 'POLL'));
  // Money that came and is not what was asked for waits for staff, and the order with it.
  const isWithStaff = asked.some(
    ({ attempt }) => attempt.status === 'HELD' && (attempt.receivedPaisa ?? 0) > 0,
  );
  if (isWithStaff) return again(services, id, new Date(now.getTime() + PATIENCE_MS));
  // At the end of a booking somebody may be at a provider's page at this very moment.
  const atPage = asked.find(({ attempt }) => attempt.status === 'OPEN' && attempt.expiresAt > now);
  if (order.bookedUntil && atPage) return again(services, id, atPage.attempt.expiresAt);
  const mayCome = asked.some(({ attempt, answer }) => isOpen(attempt) && answer.state !== 'PENDING');
  const isPatient = now.getTime() - order.payBy.getTime() < PATIENCE_MS;
  if (mayCome && isPatient) return later(services, id);

  await withOrder(services, { id }, async (work, held) => {
    if (!waitsForMoney(held) || !held.payBy || held.payBy > now) return;
    if (await hasWaitingSlip(work.db, id)) {
      await work.enqueue(endUnpaidOrderJob, { orderId: id }, { runAfter: laterThan(services) });
      return;
    }
    const acting = { ...services, viewer: null };
    const note = reasonOf(held);
    const moved = await moveOrder(work, acting, held, { to: 'CANCELLED', note, keepsForfeit: true });
    await work.db.order.update({ where: { id, version: moved.version }, data: { expiredAt: now } });
  });
};

/**
 * Whether an order that has not left the house still waits for its money. One that was paid in full before staff paid a part
 * back does not.
 */
export function waitsForMoney(order: Order): boolean {
  const isHere = order.status === 'PENDING' || order.status === 'CONFIRMED';
  // The rest of a confirmed order is collected at the door.
  const isCollected = order.paymentMethod === 'COD' && order.status === 'CONFIRMED';
  const wasPaid = order.paid >= order.finalTotal - order.credited && order.bookedUntil === null;
  return isHere && !isCollected && !wasPaid && amountDue(order) > 0;
}

function reasonOf({ paid, bookedUntil }: Order): string {
  if (paid === 0) return timelineNotes.notPaidInTime;
  return bookedUntil ? timelineNotes.balanceNotPaid : timelineNotes.restNotPaid;
}

function isOpen({ status }: PaymentAttempt): boolean {
  return status === 'OPEN' || status === 'HELD';
}

function later(services: JobServices, orderId: string): Promise<void> {
  return again(services, orderId, laterThan(services));
}

async function again({ work }: JobServices, orderId: string, runAfter: Date): Promise<void> {
  await work(({ enqueue }) => enqueue(endUnpaidOrderJob, { orderId }, { runAfter }));
}

function laterThan({ now }: JobServices): Date {
  return new Date(now.getTime() + AGAIN_MS);
}
