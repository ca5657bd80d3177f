import type { GraphContext } from '#graph/context.ts';
import { desc, instant, type Keyset, keyset, text } from '#graph/pagination/keyset.ts';
import { type Page, type PageArgs, readPage } from '#graph/pagination/page.ts';
import type { Order, Prisma } from '#graph/prisma/generated/client.ts';

export type OrderPage = Page<Order>;
export type OrderKeyset = Keyset<Order, Prisma.OrderWhereInput>;

export const newestFirst: OrderKeyset = keyset({ placedAt: desc(instant), id: desc(text) });

interface Options extends PageArgs {
  order?: OrderKeyset;
}

/** A page of the orders that a condition keeps, newest first unless said otherwise. */
export function pageOfOrders(
  { prisma }: Pick<GraphContext, 'prisma'>,
  where: Prisma.OrderWhereInput,
  { order = newestFirst, ...args }: Options,
): Promise<OrderPage> {
  return readPage(args, {
    order,
    find: ({ after, ...page }) => prisma.order.findMany({ where: { AND: [where, after ?? {}] }, ...page }),
    count: () => prisma.order.count({ where }),
  });
}
