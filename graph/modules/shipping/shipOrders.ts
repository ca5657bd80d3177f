import { parseInput } from '#domain/errors/problems.ts';
import { parcelsSchema } from '#domain/orders/carriers/parcelsSchema.ts';
import type { GraphContext } from '#graph/context.ts';
import { changeEachEntry, type OrdersOutcome } from '#graph/modules/orders/change/changeEachOrder.ts';
import { lockOrder } from '#graph/modules/orders/change/lockOrder.ts';
import { changeStatus } from '#graph/modules/orders/lifecycle/changeStatus.ts';
import { correctParcel } from '#graph/modules/orders/lifecycle/correctParcel.ts';
import type { ShipOrdersInput } from '#graph/schema/schema.generated.ts';
import { planShipments } from './planShipments.ts';

/** Ships each parcel in its own transaction, so that a failure does not affect the others. */
export async function shipOrders(
  context: GraphContext,
  { allowUnpaid, notifyCustomers, ...input }: ShipOrdersInput,
): Promise<OrdersOutcome> {
  const plans = await planShipments(context.prisma, parseInput(parcelsSchema, input));
  return changeEachEntry(plans, async ({ id, carrier, trackingNumber, problem }) => {
    if (problem) throw problem;
    const parcel = { to: 'SHIPPED' as const, trackingNumber, ...(carrier !== null && { carrier }) };
    return lockOrder(context, { id }, (work, order) =>
      order.status === 'SHIPPED'
        ? correctParcel(work.db, context, order, {
            ...parcel,
            notifyCustomer: (notifyCustomers ?? true) && order.trackingNumber !== trackingNumber,
          })
        : changeStatus(work, context, order, { ...parcel, allowUnpaid: allowUnpaid ?? false }),
    );
  });
}
