import { formatIsoDay, kathmanduDay } from '#domain/calendar/kathmandu.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { paymentChangeSchema } from '#domain/orders/orderChangeSchema.ts';
import { timelineNotes } from '#domain/orders/timelineNotes.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { ReceiveFromCourierInput } from '#graph/schema/schema.generated.ts';
import { eachOrder, type OrdersOutcome } from '../lifecycle/eachOrder.ts';
import { called } from '../lifecycle/withOrder.ts';

/** Notes of each order that its courier has brought the cash that was paid at the door. */
export async function receiveFromCourier(
  context: GraphContext,
  { orderIds, amount: brought, receivedAt, ...input }: ReceiveFromCourierInput,
): Promise<OrdersOutcome> {
  const { reference } = parseInput(paymentChangeSchema, input);
  const came = {
    ...(reference && { reference }),
    ...(receivedAt && { day: formatIsoDay(kathmanduDay(receivedAt)) }),
  };
  if (receivedAt && receivedAt > context.now) throw new DomainError('PAID_IN_THE_FUTURE', 'receivedAt');
  if (brought != null) await expectAsMuch(context, orderIds, brought);
  return eachOrder(context, orderIds, async (tx, order) => {
    const { id, version, status, cashWithCourier: amount } = order;
    if (amount === 0) throw new DomainError('NO_CASH_WITH_COURIER');
    const received = await tx.order.update({
      where: { id, version },
      data: { cashWithCourier: 0, version: { increment: 1 } },
    });
    await tx.orderEvent.create({
      data: {
        orderId: id,
        kind: 'PAYMENT',
        status,
        note: timelineNotes.courierCash,
        data: { method: 'COD', amount, ...came },
        staffOnly: true,
        actorId: context.viewer?.id,
        at: context.now,
      },
    });
    await recordAudit(tx, context, {
      action: 'order.remitted',
      entity: 'Order',
      entityId: id,
      before: { cashWithCourier: amount },
      after: { cashWithCourier: 0, ...came },
    });
    return received;
  });
}

async function expectAsMuch(
  { prisma }: GraphContext,
  orderIds: readonly string[],
  broughtNpr: number,
): Promise<void> {
  const { _sum } = await prisma.order.aggregate({
    where: { OR: orderIds.map(called) },
    _sum: { cashWithCourier: true },
  });
  const expectedNpr = _sum.cashWithCourier ?? 0;
  if (expectedNpr !== broughtNpr)
    throw new DomainError('COURIER_CASH_DIFFERS', { expectedNpr, broughtNpr }, 'amount');
}
