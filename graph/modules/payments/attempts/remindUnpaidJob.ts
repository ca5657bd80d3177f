import { addDays, kathmanduDay, startOfDay } from '#domain/calendar/kathmandu.ts';
import { isBalanceDue } from '#domain/orders/booking/balanceDue.ts';
import type { JobServices, RunJob } from '#graph/jobs/jobHandler.ts';
import { mailBuyer } from '#graph/modules/orders/held/mailBuyer.ts';
import { withOrder } from '#graph/modules/orders/held/withOrder.ts';
import { waitsForMoney } from './endUnpaidOrder.ts';
import { isPaymentChecked } from './isPaymentChecked.ts';

/** When in the morning a reminder goes out. */
const MORNING_MS = 9 * 3_600_000;

/**
 * Reminds the buyers of orders whose time to pay ends on the next day, once: on the morning of the day before. Times that are
 * shorter than a day, such as those of a provider's page, have no such morning.
 */
export const remindUnpaid: RunJob<Record<string, never>> = async (services) => {
  const tomorrow = addDays(kathmanduDay(services.now), 1);
  const ends = { gte: startOfDay(tomorrow), lt: startOfDay(addDays(tomorrow, 1)) };
  const orders = await services.prisma.order.findMany({
    where: { status: { in: ['PENDING', 'CONFIRMED'] }, due: { gt: 0 }, payBy: ends },
    select: { id: true },
    orderBy: [{ payBy: 'asc' }, { id: 'asc' }],
  });
  for (const { id } of orders) await remindOnce(services, id, ends);
};

async function remindOnce(services: JobServices, id: string, ends: { gte: Date; lt: Date }): Promise<void> {
  const today = startOfDay(kathmanduDay(services.now));
  await withOrder(services, { id }, async (work, order) => {
    const { payBy } = order;
    // The rest of a booking has reminders of its own.
    if (!payBy || payBy < ends.gte || payBy >= ends.lt || !waitsForMoney(order) || isBalanceDue(order))
      return;
    if (await isPaymentChecked(work.db, order)) return;
    const sent = { orderId: id, template: 'paymentReminder', createdAt: { gte: today } };
    if ((await work.db.mail.count({ where: sent })) > 0) return;
    const notBefore = new Date(today.getTime() + MORNING_MS);
    const acting = { ...services, viewer: null };
    await mailBuyer(work.db, acting, order, { template: 'paymentReminder' }, { notBefore });
  });
}
