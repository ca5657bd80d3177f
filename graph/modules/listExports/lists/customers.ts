import type { User } from '../../../prisma/generated/client.ts';
import type { CustomerFilter, CustomerSort } from '../../../schema.generated.ts';
import { groupsOf } from '../../customerGroups/customerGroups.queries.ts';
import { boughtBy, lastOrderOf } from '../../customers/customers.queries.ts';
import { listCustomers } from '../../customers/listCustomers.ts';
import { accountStateOf } from '../../invitations/invitations.queries.ts';
import { day, instant, number, phone, text } from '../columns.ts';
import { exportedList } from '../exportedList.ts';

export const customers = exportedList<User, CustomerFilter>({
  action: 'manageCustomers',
  sorts: ['NEWEST', 'OLDEST', 'NAME'] satisfies CustomerSort[],
  page: (reading, { sort: [sort], ...wanted }) =>
    listCustomers(reading, { ...wanted, sort: sort as CustomerSort }),
  columns: {
    name: text((customer) => customer.name, 24),
    email: text((customer) => customer.email, 28),
    phone: phone((customer) => customer.phone),
    status: text((customer, reading) => accountStateOf(reading, customer), 18),
    groups: text(async ({ id }, { prisma }) =>
      (await groupsOf(prisma, id)).map(({ name }) => name).join(', '),
    ),
    orderCount: number(async ({ id }, reading) => (await boughtBy(reading, id)).orders, 8),
    spent: number(async ({ id }, reading) => (await boughtBy(reading, id)).spent),
    lastOrder: instant(async ({ id }, reading) => (await lastOrderOf(reading, id))?.placedAt),
    createdAt: day((customer) => customer.createdAt),
    blockedReason: text((customer) => customer.blockedReason, 28),
  },
});
