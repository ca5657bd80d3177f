import type { Reading } from '#graph/context.ts';
import { asc, desc, instant, integer, keyset, text } from '#graph/pagination/keyset.ts';
import type { AdminOrderSort, QueryAdminOrdersArgs } from '#graph/schema/schema.generated.ts';
import { type OrderKeyset, type OrderPage, pageOfOrders } from '../pageOfOrders.ts';
import { orderCondition } from './orderCondition.ts';

const COLUMNS = {
  NEWEST: ['placedAt', desc(instant)],
  OLDEST: ['placedAt', asc(instant)],
  TOTAL_DESC: ['finalTotal', desc(integer)],
  TOTAL_ASC: ['finalTotal', asc(integer)],
} as const satisfies Record<AdminOrderSort, unknown>;

/** Everyone's orders, for staff. */
export async function adminOrders(
  context: Reading,
  { filter, sort, thenBy, ...args }: Partial<QueryAdminOrdersArgs>,
): Promise<OrderPage> {
  const order = toOrder([sort ?? 'NEWEST', ...(thenBy ?? [])]);
  return pageOfOrders(context, await orderCondition(context, filter), {
    ...args,
    order,
    isSearch: Boolean(filter?.search),
  });
}

/** One order after the other: of two by the same column the first counts, and the id has the last word. */
function toOrder(sorts: AdminOrderSort[]): OrderKeyset {
  const isAscending = sorts[0] === 'OLDEST' || sorts[0] === 'TOTAL_ASC';
  const ordered: Partial<Record<'placedAt' | 'finalTotal', ReturnType<typeof asc>>> = {};
  for (const [field, column] of sorts.map((sort) => COLUMNS[sort])) ordered[field] ??= column;
  return keyset({ ...ordered, id: isAscending ? asc(text) : desc(text) });
}
