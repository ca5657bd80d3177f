import { addDays, startOfDay, toKathmanduDay } from '#domain/calendar/kathmandu.ts';
import { isRemainingAmountDue } from '#domain/orders/booking/remainingAmountDue.ts';
import type { JobFunction, JobServices } from '#graph/jobs/jobHandler.ts';
import { emailCustomer } from '#graph/modules/orders/change/emailCustomer.ts';
import { lockOrder } from '#graph/modules/orders/change/lockOrder.ts';
import { awaitsPayment } from './expireUnpaidOrder.ts';
import { isPaymentUnderReview } from './isPaymentUnderReview.ts';

/** Time after midnight at which reminders are sent. */
const MORNING_MS = 9 * 3_600_000;

/**
 * Reminds customers once, on the morning of the day before their payment deadline. Deadlines shorter than a day, such
 * as those of a provider's page, get no reminder.
 */
export const remindUnpaid: JobFunction<Record<string, never>> = async (services) => {
  const tomorrow = addDays(toKathmanduDay(services.now), 1);
  const dueRange = { gte: startOfDay(tomorrow), lt: startOfDay(addDays(tomorrow, 1)) };
  const orders = await services.prisma.order.findMany({
    where: { status: { in: ['PENDING', 'CONFIRMED'] }, due: { gt: 0 }, payBy: dueRange },
    select: { id: true },
    orderBy: [{ payBy: 'asc' }, { id: 'asc' }],
  });
  for (const { id } of orders) await remindOnce(services, id, dueRange);
};

async function remindOnce(
  services: JobServices,
  id: string,
  dueRange: { gte: Date; lt: Date },
): Promise<void> {
  const today = startOfDay(toKathmanduDay(services.now));
  await lockOrder(services, { id }, async (work, order) => {
    const { payBy } = order;
    // Bookings have their own reminders.
    if (
      !payBy ||
      payBy < dueRange.gte ||
      payBy >= dueRange.lt ||
      !awaitsPayment(order) ||
      isRemainingAmountDue(order)
    )
      return;
    if (await isPaymentUnderReview(work.db, order)) return;
    const reminderFilter = { orderId: id, template: 'paymentReminder', createdAt: { gte: today } };
    if ((await work.db.mail.count({ where: reminderFilter })) > 0) return;
    const notBefore = new Date(today.getTime() + MORNING_MS);
    const changeContext = { ...services, viewer: null };
    await emailCustomer(work.db, changeContext, order, { template: 'paymentReminder' }, { notBefore });
  });
}
