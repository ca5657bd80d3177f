import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { paymentChangeSchema } from '#domain/orders/orderChangeSchema.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { ReceiveFromCourierInput } from '#graph/schema/schema.generated.ts';
import { eachOrder, type OrdersOutcome } from '../lifecycle/eachOrder.ts';

/** Notes of each order that its courier has brought the cash that was paid at the door. */
export async function receiveFromCourier(
  context: GraphContext,
  { orderIds, ...input }: ReceiveFromCourierInput,
): Promise<OrdersOutcome> {
  const { reference } = parseInput(paymentChangeSchema, input);
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
        note: 'Cash received from the courier.',
        data: { method: 'COD', amount, ...(reference && { reference }) },
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
      after: { cashWithCourier: 0, ...(reference && { reference }) },
    });
    return received;
  });
}
