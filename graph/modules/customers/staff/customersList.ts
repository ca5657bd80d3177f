import { findAccountState } from '#graph/modules/accounts/invitations.queries.ts';
import type { User } from '#graph/prisma/generated/client.ts';
import type { CustomerFilter, CustomerSort } from '#graph/schema/schema.generated.ts';
import { day, instant, number, phone, text } from '#graph/spreadsheets/columns.ts';
import { defineExportedList } from '#graph/spreadsheets/defineExportedList.ts';
import { findLastOrder, readOrderTotals } from '../customers.queries.ts';
import { findGroups } from '../groups/customerGroups.ts';
import { listCustomers } from './listCustomers.ts';

export const customers = defineExportedList<User, CustomerFilter>({
  action: 'readCustomers',
  sorts: ['NEWEST', 'OLDEST', 'NAME'] satisfies CustomerSort[],
  page: (context, { sort: [sort], ...listArgs }) =>
    listCustomers(context, { ...listArgs, sort: sort as CustomerSort }),
  columns: {
    name: text((customer) => customer.name, 24),
    email: text((customer) => customer.email, 28),
    phone: phone((customer) => customer.phone),
    status: text((customer, context) => findAccountState(context, customer), 18),
    groups: text(async ({ id }, { prisma }) =>
      (await findGroups(prisma, id)).map(({ name }) => name).join(', '),
    ),
    orderCount: number(async ({ id }, context) => (await readOrderTotals(context, id)).orders, 8),
    spent: {
      ...number<User>(async ({ id }, context) => (await readOrderTotals(context, id)).spent),
      needs: 'seeFigures',
    },
    lastOrder: instant(async ({ id }, context) => (await findLastOrder(context, id))?.placedAt),
    createdAt: day((customer) => customer.createdAt),
    blockedReason: text((customer) => customer.blockedReason, 28),
  },
});
