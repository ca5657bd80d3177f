import { addDays, formatIsoDay, kathmanduDay, startOfDay } from '#domain/calendar/kathmandu.ts';
import { isBalanceDue } from '#domain/orders/booking/balanceDue.ts';
import { isOverdue, reminderDays } from '#domain/orders/booking/endOfBooking.ts';
import { isCorrectable } from '#domain/orders/orderLifecycle.ts';
import { timelineNotes } from '#domain/orders/timelineNotes.ts';
import type { JobServices, RunJob } from '#graph/jobs/jobHandler.ts';
import type { Acting } from '#graph/modules/orders/acting.ts';
import { findBooking } from '#graph/modules/orders/booking/findBooking.ts';
import { lowerOrder } from '#graph/modules/orders/booking/lowerOrder.ts';
import { mailBuyer } from '#graph/modules/orders/held/mailBuyer.ts';
import { withOrder } from '#graph/modules/orders/held/withOrder.ts';
import { endUnpaidOrderJob } from '#graph/modules/orders/orders.jobs.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

/** When in the morning a reminder goes out. */
const MORNING_MS = 9 * 3_600_000;
/** As far ahead as the first reminder is. */
const AHEAD_DAYS = 7;

/** Looks at the bookings whose day is near, every day: reminds their buyers, and has those end whose time is over. */
export const keepBookings: RunJob<Record<string, never>> = async (services) => {
  const today = kathmanduDay(services.now);
  const near = await services.prisma.order.findMany({
    where: {
      bookedUntil: { lte: addDays(today, AHEAD_DAYS) },
      status: { in: ['PENDING', 'CONFIRMED', 'PROCESSING'] },
      due: { gt: 0 },
    },
    select: { id: true },
    orderBy: [{ bookedUntil: 'asc' }, { id: 'asc' }],
  });
  for (const { id } of near) await look(services, id, today);
};

async function look(services: JobServices, id: string, today: Date): Promise<void> {
  const acting: Acting = { ...services, viewer: null };
  await withOrder(services, { id }, async (work, held) => {
    if (!isCorrectable(held.status)) return;
    // What was paid may be all of it by now, where the rate has fallen so far.
    const order = await lowerOrder(work.db, acting, held, { amount: 0, prices: null });
    const { bookedUntil: dueBy } = order;
    if (!dueBy || !isBalanceDue(order)) return;
    if (isOverdue({ dueBy }, today)) await work.enqueue(endUnpaidOrderJob, { orderId: id });
    else await remindOnce(work.db, acting, order, { dueBy, today });
  });
}

async function remindOnce(
  tx: Transaction,
  acting: Acting,
  order: Order,
  { dueBy, today }: { dueBy: Date; today: Date },
): Promise<void> {
  const booking = await findBooking(tx, order);
  if (!booking || order.paid === 0) return;
  const days = reminderDays({ dueBy }, kathmanduDay(booking.acceptedAt));
  if (!days.some((day) => day.getTime() === today.getTime())) return;
  const note = timelineNotes.bookingReminded;
  const day = formatIsoDay(today);
  const earlier = await tx.orderEvent.findMany({
    where: { orderId: order.id, note },
    select: { data: true },
  });
  if (earlier.some(({ data }) => isOf(data, day))) return;
  await tx.orderEvent.create({
    data: {
      orderId: order.id,
      kind: 'PAYMENT',
      status: order.status,
      note,
      data: { reminded: day },
      at: acting.now,
    },
  });
  const notBefore = new Date(startOfDay(today).getTime() + MORNING_MS);
  await mailBuyer(tx, acting, order, { template: 'bookingReminder' }, { notBefore });
}

function isOf(data: unknown, day: string): boolean {
  return typeof data === 'object' && data !== null && 'reminded' in data && data.reminded === day;
}
