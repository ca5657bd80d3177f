import type { GraphContext } from '#graph/context.ts';
import { withOrder } from '#graph/modules/orders/held/withOrder.ts';
import { askBeforeMove } from '#graph/modules/orders/lifecycle/askBeforeChange.ts';
import { changeStatus } from '#graph/modules/orders/lifecycle/changeStatus.ts';
import { correctParcel } from '#graph/modules/orders/lifecycle/correctParcel.ts';
import type { Move } from '#graph/modules/orders/lifecycle/moveOrder.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { UpdateOrderStatusInput } from '#graph/schema/schema.generated.ts';
import { readStatusChange } from './readStatusChange.ts';

/** Moves anyone's order on. Of a shipped one, carrier and tracking number can be corrected by saying SHIPPED again. */
export async function updateOrderStatus(
  context: GraphContext,
  { id, version, ...input }: UpdateOrderStatusInput,
): Promise<Order> {
  const move = readStatusChange(input);
  await askBeforeMove(context, [id], move.to);
  return withOrder(context, { id, version }, (work, order) =>
    isCorrection(order, move)
      ? correctParcel(work.db, context, order, move)
      : changeStatus(work, context, order, move),
  );
}

function isCorrection({ status }: Order, { to, carrier, trackingNumber }: Move): boolean {
  return status === 'SHIPPED' && to === 'SHIPPED' && Boolean(carrier ?? trackingNumber);
}
