import type { ReadContext } from '#graph/context.ts';
import { type OrderKeyset, type OrderPage, readOrderPage } from '#graph/modules/orders/readOrderPage.ts';
import { asc, createKeyset, desc, instant, integer, text } from '#graph/pagination/keyset.ts';
import { isCompleteFilter, readChanges } from '#graph/pagination/readChanges.ts';
import type { AdminOrderSort, QueryAdminOrdersArgs } from '#graph/schema/schema.generated.ts';
import { buildOrderCondition } from './orderCondition.ts';

const COLUMNS = {
  NEWEST: ['placedAt', desc(instant)],
  OLDEST: ['placedAt', asc(instant)],
  TOTAL_DESC: ['finalTotal', desc(integer)],
  TOTAL_ASC: ['finalTotal', asc(integer)],
} as const satisfies Record<Exclude<AdminOrderSort, 'UPDATED'>, unknown>;

const changeOrder: OrderKeyset = createKeyset({ updatedAt: asc(instant), id: asc(text) }, 'orders');

/** Returns a page of all orders, for staff. */
export async function adminOrders(
  context: ReadContext,
  { filter, sort, thenBy, ...args }: Partial<QueryAdminOrdersArgs>,
): Promise<OrderPage> {
  const where = await buildOrderCondition(context, filter);
  if (sort === 'UPDATED') {
    const { prisma } = context;
    const updatedFrom = filter?.updatedFrom;
    return readChanges(prisma, prisma.order, {
      ...args,
      ...{ where, order: changeOrder, timeColumn: 'updatedAt', from: updatedFrom },
      isComplete: isCompleteFilter({ filter, offset: args.offset }, ['from', 'to']),
    });
  }
  return readOrderPage(context, where, {
    ...args,
    order: toKeyset([sort ?? 'NEWEST', ...(thenBy ?? [])]),
    isSearch: Boolean(filter?.search),
  });
}

/** Combines sort orders. If two use the same column, the first one applies. The id is the final tie-breaker. */
function toKeyset(sorts: readonly AdminOrderSort[]): OrderKeyset {
  const columnSorts = sorts.filter((sort) => sort !== 'UPDATED');
  const isAscending = sorts[0] === 'OLDEST' || sorts[0] === 'TOTAL_ASC';
  const sortColumns: Partial<Record<'placedAt' | 'finalTotal', ReturnType<typeof asc>>> = {};
  for (const [field, column] of columnSorts.map((sort) => COLUMNS[sort])) sortColumns[field] ??= column;
  return createKeyset({ ...sortColumns, id: isAscending ? asc(text) : desc(text) });
}
