import { parseInput } from '#domain/errors/problems.ts';
import { parcelsSchema } from '#domain/orders/carriers/parcelsSchema.ts';
import type { GraphContext } from '#graph/context.ts';
import { eachPart, type OrdersOutcome } from '#graph/modules/orders/held/eachOrder.ts';
import { withOrder } from '#graph/modules/orders/held/withOrder.ts';
import { changeStatus } from '#graph/modules/orders/lifecycle/changeStatus.ts';
import { correctParcel } from '#graph/modules/orders/lifecycle/correctParcel.ts';
import type { ShipOrdersInput } from '#graph/schema/schema.generated.ts';
import { planShipments } from './planShipments.ts';

/** Sends each parcel with its number, in a transaction of its own; what hinders one does not hinder the others. */
export async function shipOrders(
  context: GraphContext,
  { allowUnpaid, tellBuyers, ...input }: ShipOrdersInput,
): Promise<OrdersOutcome> {
  const plans = await planShipments(context.prisma, parseInput(parcelsSchema, input));
  return eachPart(plans, async ({ id, carrier, trackingNumber, problem }) => {
    if (problem) throw problem;
    const parcel = { to: 'SHIPPED' as const, trackingNumber, ...(carrier !== null && { carrier }) };
    return withOrder(context, { id }, (work, order) =>
      order.status === 'SHIPPED'
        ? correctParcel(work.db, context, order, {
            ...parcel,
            tellBuyer: (tellBuyers ?? true) && order.trackingNumber !== trackingNumber,
          })
        : changeStatus(work, context, order, { ...parcel, allowUnpaid: allowUnpaid ?? false }),
    );
  });
}
