import type { GraphContext } from '../../context.ts';
import { asc, desc, instant, integer, keyset, text } from '../../keyset.ts';
import type { AdminOrderSort, QueryAdminOrdersArgs } from '../../schema.generated.ts';
import { type OrderKeyset, type OrderPage, pageOfOrders } from '../orders/pageOfOrders.ts';
import { orderCondition } from './orderCondition.ts';

const columns = {
  NEWEST: { placedAt: desc(instant) },
  OLDEST: { placedAt: asc(instant) },
  TOTAL_DESC: { finalTotal: desc(integer) },
  TOTAL_ASC: { finalTotal: asc(integer) },
} satisfies Record<AdminOrderSort, object>;

/** Everyone's orders, for staff. */
export function adminOrders(
  context: GraphContext,
  { filter, sort, thenBy, ...args }: Partial<QueryAdminOrdersArgs>,
): Promise<OrderPage> {
  const order = orderOf([sort ?? 'NEWEST', ...(thenBy ?? [])]);
  return pageOfOrders(context, orderCondition(filter), { ...args, order, max: 100 });
}

/** One order after the other: of two for the same column the first counts, and the id has the last word. */
function orderOf(sorts: AdminOrderSort[]): OrderKeyset {
  const isAscending = sorts[0] === 'OLDEST' || sorts[0] === 'TOTAL_ASC';
  const given = sorts.toReversed().map((sort) => columns[sort]);
  const fields = [...new Set(sorts.flatMap((sort) => Object.keys(columns[sort])))];
  const all: Record<string, object> = Object.assign({}, ...given);
  return keyset({
    ...Object.fromEntries(fields.map((field) => [field, all[field]])),
    id: isAscending ? asc(text) : desc(text),
  });
}
