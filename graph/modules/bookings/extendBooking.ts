import { addDays, formatIsoDay, toKathmanduDay } from '#domain/calendar/kathmandu.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { extensionSchema } from '#domain/orders/booking/extensionSchema.ts';
import { isRemainingAmountDue } from '#domain/orders/booking/remainingAmountDue.ts';
import { timelineNotes } from '#domain/orders/timelineNotes.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { getBookingDeadline } from '#graph/modules/orders/booking/recordAdvance.ts';
import { emailCustomer } from '#graph/modules/orders/change/emailCustomer.ts';
import { lockOrder } from '#graph/modules/orders/change/lockOrder.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { ExtendBookingInput } from '#graph/schema/schema.generated.ts';

const MAX_DAYS = 365;

/** Extends a booking's deadline for the remaining amount. The forfeited amount does not change. */
export async function extendBooking(
  context: GraphContext,
  { id, version, ...input }: ExtendBookingInput,
): Promise<Order> {
  const { dueBy: day, reason } = parseInput(extensionSchema, input);
  const dueBy = new Date(day);
  return lockOrder(context, { id, version }, async (work, order) => {
    const { bookedUntil } = order;
    if (!bookedUntil || !isRemainingAmountDue(order)) throw new DomainError('NOT_A_BOOKING', 'id');
    assertDayAllowed(dueBy, bookedUntil, toKathmanduDay(context.now));
    const extendedOrder = { ...order, bookedUntil: dueBy };
    const updatedOrder = await work.db.order.update({
      where: { id: order.id, version: order.version },
      data: { bookedUntil: dueBy, ...getBookingDeadline(extendedOrder), version: { increment: 1 } },
    });
    const data = { before: formatIsoDay(bookedUntil), after: day, reason };
    await work.db.orderEvent.create({
      data: {
        orderId: order.id,
        kind: 'PAYMENT',
        status: order.status,
        note: timelineNotes.bookingExtended,
        data: { bookedUntil: data },
        actorId: context.viewer?.id,
        at: context.now,
      },
    });
    await recordAudit(work.db, context, {
      action: 'order.extendBooking',
      entity: 'Order',
      entityId: order.id,
      before: { bookedUntil: data.before },
      after: { bookedUntil: day, reason },
    });
    await emailCustomer(work.db, context, updatedOrder, { template: 'booked', isExtended: true });
    return updatedOrder;
  });
}

function assertDayAllowed(dueBy: Date, before: Date, today: Date): void {
  if (dueBy < today) throw new DomainError('BOOKING_DAY_IN_PAST', 'dueBy');
  if (dueBy <= before) throw new DomainError('BOOKING_DAY_NOT_LATER', { day: formatIsoDay(before) }, 'dueBy');
  if (dueBy > addDays(today, MAX_DAYS)) throw new DomainError('BOOKING_TOO_LONG', 'dueBy');
}
