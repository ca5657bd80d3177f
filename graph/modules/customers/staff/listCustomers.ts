import type { ReadContext } from '#graph/context.ts';
import { asc, createKeyset, desc, instant, type Keyset, text } from '#graph/pagination/keyset.ts';
import type { Page } from '#graph/pagination/page.ts';
import { isCompleteFilter, readChanges } from '#graph/pagination/readChanges.ts';
import { readTable } from '#graph/pagination/readTable.ts';
import type { Prisma, User } from '#graph/prisma/generated/client.ts';
import type { CustomerSort, QueryCustomersArgs } from '#graph/schema/schema.generated.ts';
import { buildCustomerCondition } from '../customerCondition.ts';

export type CustomerPage = Page<User>;

const orders: Record<CustomerSort, Keyset<User, Prisma.UserWhereInput>> = {
  NEWEST: createKeyset({ createdAt: desc(instant), id: desc(text) }, 'customers'),
  OLDEST: createKeyset({ createdAt: asc(instant), id: asc(text) }, 'customers'),
  NAME: createKeyset({ name: asc(text), id: asc(text) }, 'customers'),
  UPDATED: createKeyset({ updatedAt: asc(instant), id: asc(text) }, 'customers'),
};

/** Returns a page of customer accounts. */
export function listCustomers(
  { prisma }: ReadContext,
  { filter, sort, ...args }: Partial<QueryCustomersArgs>,
): Promise<CustomerPage> {
  const where = buildCustomerCondition(filter);
  const order = orders[sort ?? 'NEWEST'];
  if (sort === 'UPDATED') {
    const from = filter?.updatedFrom;
    return readChanges(prisma, prisma.user, {
      ...args,
      ...{ where, order, timeColumn: 'updatedAt', from },
      isComplete: isCompleteFilter({ filter, offset: args.offset }, ['from', 'to']),
    });
  }
  return readTable(prisma.user, {
    ...args,
    where,
    order,
    isSearch: Boolean(filter?.search ?? filter?.groupId),
  });
}
