import { formatIsoDay, toKathmanduDay } from '#domain/calendar/kathmandu.ts';
import { DomainError } from '#domain/errors/errors.ts';
import type { PrismaClient } from '#graph/prisma/generated/client.ts';
import type { PlannedLine } from './planLines.ts';

/**
 * Throws if an order was placed or shipped after the remittance's day. The day is given as midnight UTC, as in a date
 * column.
 */
export async function assertDayAfterOrders(
  prisma: Pick<PrismaClient, 'orderEvent'>,
  day: Date,
  lines: readonly PlannedLine[],
): Promise<void> {
  const orderId = { in: lines.flatMap(({ order }) => order?.id ?? []) };
  const shipmentEvents = await prisma.orderEvent.groupBy({
    by: ['orderId'],
    where: { orderId, status: 'SHIPPED' },
    _min: { at: true },
  });
  const shippedAtByOrder = new Map(shipmentEvents.map((event) => [event.orderId, event._min.at]));
  for (const { parcelName, order } of lines) {
    if (!order) continue;
    const earliestDay = formatIsoDay(toKathmanduDay(shippedAtByOrder.get(order.id) ?? order.placedAt));
    if (earliestDay > formatIsoDay(day))
      throw new DomainError('REMITTANCE_BEFORE_ORDER', { named: parcelName, since: earliestDay }, 'day');
  }
}
