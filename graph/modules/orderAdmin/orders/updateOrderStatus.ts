import type { GraphContext } from '#graph/context.ts';
import { lockOrder } from '#graph/modules/orders/change/lockOrder.ts';
import type { OrderStatusChange } from '#graph/modules/orders/lifecycle/changeOrderStatus.ts';
import { changeStatus } from '#graph/modules/orders/lifecycle/changeStatus.ts';
import { correctParcel } from '#graph/modules/orders/lifecycle/correctParcel.ts';
import { refreshBeforeStatusChange } from '#graph/modules/orders/lifecycle/refreshBeforeChange.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { UpdateOrderStatusInput } from '#graph/schema/schema.generated.ts';
import { readStatusChange } from './readStatusChange.ts';

/** Changes the status of any order. Sending SHIPPED for a shipped order updates its carrier and tracking number. */
export async function updateOrderStatus(
  context: GraphContext,
  { id, version, ...input }: UpdateOrderStatusInput,
): Promise<Order> {
  const statusChange = readStatusChange(input);
  await refreshBeforeStatusChange(context, [id], statusChange.to);
  return lockOrder(context, { id, version }, (work, order) =>
    isCorrection(order, statusChange)
      ? correctParcel(work.db, context, order, statusChange)
      : changeStatus(work, context, order, statusChange),
  );
}

function isCorrection({ status }: Order, { to, carrier, trackingNumber }: OrderStatusChange): boolean {
  return status === 'SHIPPED' && to === 'SHIPPED' && Boolean(carrier ?? trackingNumber);
}
