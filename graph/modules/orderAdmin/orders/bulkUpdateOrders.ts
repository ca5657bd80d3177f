import type { GraphContext } from '#graph/context.ts';
import {
  changeEachOrder,
  type OrdersOutcome,
  readOrderIds,
} from '#graph/modules/orders/change/changeEachOrder.ts';
import { changeStatus } from '#graph/modules/orders/lifecycle/changeStatus.ts';
import { refreshBeforeStatusChange } from '#graph/modules/orders/lifecycle/refreshBeforeChange.ts';
import type { BulkUpdateOrdersInput } from '#graph/schema/schema.generated.ts';
import { readStatusChange } from './readStatusChange.ts';

/** Changes the status of each order in a separate transaction. */
export async function bulkUpdateOrders(
  context: GraphContext,
  { orderIds, ...change }: BulkUpdateOrdersInput,
): Promise<OrdersOutcome> {
  const statusChange = readStatusChange(change);
  await refreshBeforeStatusChange(context, readOrderIds(orderIds), statusChange.to);
  return changeEachOrder(context, orderIds, (work, order) =>
    changeStatus(work, context, order, statusChange),
  );
}
