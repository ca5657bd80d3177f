import type { GraphContext } from '#graph/context.ts';
import { createKeyset, desc, instant, type Keyset, text } from '#graph/pagination/keyset.ts';
import type { Page, PageArgs } from '#graph/pagination/page.ts';
import { readTable } from '#graph/pagination/readTable.ts';
import type { Order, Prisma } from '#graph/prisma/generated/client.ts';

export type OrderPage = Page<Order>;
export type OrderKeyset = Keyset<Order, Prisma.OrderWhereInput>;

export const newestFirst: OrderKeyset = createKeyset({ placedAt: desc(instant), id: desc(text) });

interface Options extends PageArgs {
  order?: OrderKeyset;
  isSearch?: boolean;
}

/** Returns a page of the orders that match a condition, newest first unless specified. */
export function readOrderPage(
  { prisma }: Pick<GraphContext, 'prisma'>,
  where: Prisma.OrderWhereInput,
  { order = newestFirst, ...args }: Options,
): Promise<OrderPage> {
  return readTable(prisma.order, { ...args, where, order });
}
