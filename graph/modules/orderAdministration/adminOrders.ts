import type { GraphContext } from '../../context.ts';
import { asc, desc, instant, integer, keyset, text } from '../../keyset.ts';
import type { AdminOrderSort, QueryAdminOrdersArgs } from '../../schema.generated.ts';
import { newestFirst, type OrderKeyset, type OrderPage, pageOfOrders } from '../orders/pageOfOrders.ts';
import { orderCondition } from './orderCondition.ts';

const sorts: Record<AdminOrderSort, OrderKeyset> = {
  NEWEST: newestFirst,
  OLDEST: keyset({ placedAt: asc(instant), id: asc(text) }),
  TOTAL_DESC: keyset({ finalTotal: desc(integer), id: desc(text) }),
  TOTAL_ASC: keyset({ finalTotal: asc(integer), id: asc(text) }),
};

/** Everyone's orders, for staff. */
export function adminOrders(
  context: GraphContext,
  { filter, sort, ...args }: Partial<QueryAdminOrdersArgs>,
): Promise<OrderPage> {
  const order = sorts[sort ?? 'NEWEST'];
  return pageOfOrders(context, orderCondition(filter), { ...args, order, max: 100 });
}
