import type { GraphContext } from '#graph/context.ts';
import { eachOrder, type OrdersOutcome, readNamed } from '#graph/modules/orders/held/eachOrder.ts';
import { askBeforeMove } from '#graph/modules/orders/lifecycle/askBeforeChange.ts';
import { changeStatus } from '#graph/modules/orders/lifecycle/changeStatus.ts';
import type { BulkUpdateOrdersInput } from '#graph/schema/schema.generated.ts';
import { readStatusChange } from './readStatusChange.ts';

/** Moves each order on in a transaction of its own. */
export async function bulkUpdateOrders(
  context: GraphContext,
  { orderIds, ...change }: BulkUpdateOrdersInput,
): Promise<OrdersOutcome> {
  const move = readStatusChange(change);
  await askBeforeMove(context, readNamed(orderIds), move.to);
  return eachOrder(context, orderIds, (work, order) => changeStatus(work, context, order, move));
}
