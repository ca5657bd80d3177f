import { calculateAmountDue } from '#domain/orders/ledger.ts';
import { timelineNotes } from '#domain/orders/timelineNotes.ts';
import type { JobFunction, JobServices } from '#graph/jobs/jobHandler.ts';
import { lockOrder } from '#graph/modules/orders/change/lockOrder.ts';
import { changeOrderStatus } from '#graph/modules/orders/lifecycle/changeOrderStatus.ts';
import { expireUnpaidOrderJob } from '#graph/modules/orders/orders.jobs.ts';
import type { Order, PaymentAttempt } from '#graph/prisma/generated/client.ts';
import { hasUndecidedReceipt } from '../findTransferReceipts.ts';
import { refreshAttempt } from './refreshAttempt.ts';

const RETRY_DELAY_MS = 15 * 60_000;
/** Longest time an order stays reserved while a provider does not respond. */
const MAX_WAIT_MS = 24 * 3_600_000;

/**
 * Cancels an order that was not paid in time: restocks its items once, emails the customer, and turns a partial payment
 * into a refund due. The providers of open attempts are queried first. The order is kept while a provider does not
 * respond or a transfer receipt is undecided.
 */
export const expireUnpaidOrder: JobFunction<{ orderId: string }> = async (
  services,
  { payload: { orderId: id } },
) => {
  const { prisma, now } = services;
  const order = await prisma.order.findUnique({ where: { id } });
  if (!order?.payBy || !awaitsPayment(order)) return;
  if (order.payBy > now) return requeueAt(services, id, order.payBy);

  if (await hasUndecidedReceipt(prisma, id)) return requeueLater(services, id);

  const openAttempts = await prisma.paymentAttempt.findMany({
    where: { orderId: id, status: { in: ['OPEN', 'UNDER_REVIEW'] } },
  });
  const refreshedAttempts = [];
  for (const attempt of openAttempts)
    refreshedAttempts.push(await refreshAttempt({ ...services, viewer: null }, attempt, 'POLL'));
  // A payment under review keeps the order open until staff decide.
  const isUnderReview = refreshedAttempts.some(
    ({ attempt }) => attempt.status === 'UNDER_REVIEW' && (attempt.receivedPaisa ?? 0) > 0,
  );
  if (isUnderReview) return requeueAt(services, id, new Date(now.getTime() + MAX_WAIT_MS));
  // When a booking expires, the customer may still be on a provider's page.
  const openAttempt = refreshedAttempts.find(
    ({ attempt }) => attempt.status === 'OPEN' && attempt.expiresAt > now,
  );
  if (order.bookedUntil && openAttempt) return requeueAt(services, id, openAttempt.attempt.expiresAt);
  const canStillBePaid = refreshedAttempts.some(
    ({ attempt, result }) => isOpen(attempt) && result.state !== 'PENDING',
  );
  const canWait = now.getTime() - order.payBy.getTime() < MAX_WAIT_MS;
  if (canStillBePaid && canWait) return requeueLater(services, id);

  await lockOrder(services, { id }, async (work, lockedOrder) => {
    if (!awaitsPayment(lockedOrder) || !lockedOrder.payBy || lockedOrder.payBy > now) return;
    if (await hasUndecidedReceipt(work.db, id)) {
      await work.enqueue(expireUnpaidOrderJob, { orderId: id }, { runAfter: getRetryTime(services) });
      return;
    }
    const context = { ...services, viewer: null };
    const note = getCancelReason(lockedOrder);
    const cancelledOrder = await changeOrderStatus(work, context, lockedOrder, {
      to: 'CANCELLED',
      note,
      keepForfeitedAmount: true,
    });
    await work.db.order.update({ where: { id, version: cancelledOrder.version }, data: { expiredAt: now } });
  });
};

/**
 * Returns true if an order that has not left the store is still unpaid. Returns false for an order that was paid in
 * full and then partly refunded.
 */
export function awaitsPayment(order: Order): boolean {
  const isUnprocessed = order.status === 'PENDING' || order.status === 'CONFIRMED';
  // The amount due of a confirmed order is collected on delivery.
  const isCollectedOnDelivery = order.paymentMethod === 'COD' && order.status === 'CONFIRMED';
  const wasPaid = order.paid >= order.finalTotal - order.credited && order.bookedUntil === null;
  return isUnprocessed && !isCollectedOnDelivery && !wasPaid && calculateAmountDue(order) > 0;
}

function getCancelReason({ paid, bookedUntil }: Order): string {
  if (paid === 0) return timelineNotes.notPaidInTime;
  return bookedUntil ? timelineNotes.remainingAmountMissed : timelineNotes.remainingPaymentMissed;
}

function isOpen({ status }: PaymentAttempt): boolean {
  return status === 'OPEN' || status === 'UNDER_REVIEW';
}

function requeueLater(services: JobServices, orderId: string): Promise<void> {
  return requeueAt(services, orderId, getRetryTime(services));
}

async function requeueAt({ work }: JobServices, orderId: string, runAfter: Date): Promise<void> {
  await work(({ enqueue }) => enqueue(expireUnpaidOrderJob, { orderId }, { runAfter }));
}

function getRetryTime({ now }: JobServices): Date {
  return new Date(now.getTime() + RETRY_DELAY_MS);
}
