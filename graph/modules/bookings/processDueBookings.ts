import { addDays, formatIsoDay, startOfDay, toKathmanduDay } from '#domain/calendar/kathmandu.ts';
import { isOverdue, listReminderDays } from '#domain/orders/booking/bookingDeadline.ts';
import { isRemainingAmountDue } from '#domain/orders/booking/remainingAmountDue.ts';
import { canEditOrder } from '#domain/orders/orderLifecycle.ts';
import { timelineNotes } from '#domain/orders/timelineNotes.ts';
import type { JobFunction, JobServices } from '#graph/jobs/jobHandler.ts';
import { applyLowerPrices } from '#graph/modules/orders/booking/applyLowerPrices.ts';
import { findBooking } from '#graph/modules/orders/booking/findBooking.ts';
import { emailCustomer } from '#graph/modules/orders/change/emailCustomer.ts';
import { lockOrder } from '#graph/modules/orders/change/lockOrder.ts';
import type { ChangeContext } from '#graph/modules/orders/changeContext.ts';
import { expireUnpaidOrderJob } from '#graph/modules/orders/orders.jobs.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

/** Reminders are sent at 9:00 in Kathmandu. */
const MORNING_MS = 9 * 3_600_000;
/** Earliest reminder, in days before the deadline. */
const MAX_REMINDER_DAYS = 7;

/** Reminds customers of bookings that are due soon and cancels overdue ones. Runs daily. */
export const processDueBookings: JobFunction<Record<string, never>> = async (services) => {
  const today = toKathmanduDay(services.now);
  const dueOrders = await services.prisma.order.findMany({
    where: {
      bookedUntil: { lte: addDays(today, MAX_REMINDER_DAYS) },
      status: { in: ['PENDING', 'CONFIRMED', 'PROCESSING'] },
      due: { gt: 0 },
    },
    select: { id: true },
    orderBy: [{ bookedUntil: 'asc' }, { id: 'asc' }],
  });
  for (const { id } of dueOrders) await processBooking(services, id, today);
};

async function processBooking(services: JobServices, id: string, today: Date): Promise<void> {
  const actor: ChangeContext = { ...services, viewer: null };
  await lockOrder(services, { id }, async (work, lockedOrder) => {
    if (!canEditOrder(lockedOrder.status)) return;
    // A lower rate may have reduced the total to the amount already paid.
    const order = await applyLowerPrices(work.db, actor, lockedOrder, { amount: 0, prices: null });
    const { bookedUntil: dueBy } = order;
    if (!dueBy || !isRemainingAmountDue(order)) return;
    if (isOverdue({ dueBy }, today)) await work.enqueue(expireUnpaidOrderJob, { orderId: id });
    else await remindOnce(work.db, actor, order, { dueBy, today });
  });
}

async function remindOnce(
  tx: Transaction,
  actor: ChangeContext,
  order: Order,
  { dueBy, today }: { dueBy: Date; today: Date },
): Promise<void> {
  const booking = await findBooking(tx, order);
  if (!booking || order.paid === 0) return;
  const days = listReminderDays({ dueBy }, toKathmanduDay(booking.acceptedAt));
  if (!days.some((day) => day.getTime() === today.getTime())) return;
  const note = timelineNotes.bookingReminded;
  const day = formatIsoDay(today);
  const earlierReminders = await tx.orderEvent.findMany({
    where: { orderId: order.id, note },
    select: { data: true },
  });
  if (earlierReminders.some(({ data }) => isReminderForDay(data, day))) return;
  await tx.orderEvent.create({
    data: {
      orderId: order.id,
      kind: 'PAYMENT',
      status: order.status,
      note,
      data: { reminded: day },
      at: actor.now,
    },
  });
  const earliestSendTime = new Date(startOfDay(today).getTime() + MORNING_MS);
  await emailCustomer(tx, actor, order, { template: 'bookingReminder' }, { notBefore: earliestSendTime });
}

function isReminderForDay(data: unknown, day: string): boolean {
  return typeof data === 'object' && data !== null && 'reminded' in data && data.reminded === day;
}
