import type { ReadContext } from '#graph/context.ts';
import { CUSTOMER_FILTER } from '#graph/modules/customers/customers.queries.ts';
import {
  type CustomerOrderTotals,
  NO_ORDERS,
  SPENT_SUMS,
  sumOrdersByCustomer,
} from '#graph/modules/customers/orderTotalsByCustomer.ts';
import { createBatchedLoader } from '#graph/prisma/createBatchedLoader.ts';
import { type Order, Prisma, type User } from '#graph/prisma/generated/client.ts';
import { GUEST_ORDER_FILTER, type GuestRow } from './listGuests.ts';

/** Returns the number and value of a guest's orders. */
export async function readGuestOrderTotals(
  context: ReadContext,
  { phone }: GuestRow,
): Promise<CustomerOrderTotals> {
  return (await findSums(context, phone)) ?? NO_ORDERS;
}

const findSums = createBatchedLoader(
  async ({ prisma }, phones): Promise<Map<string, CustomerOrderTotals>> => {
    const groups = await prisma.order.groupBy({
      by: ['contactPhone'],
      where: { ...GUEST_ORDER_FILTER, contactPhone: { in: phones } },
      _count: true,
      _sum: SPENT_SUMS,
    });
    return sumOrdersByCustomer(groups, ({ contactPhone }) => contactPhone);
  },
);

export async function getLastOrder(context: ReadContext, { phone }: GuestRow): Promise<Order | null> {
  return (await findLastOrders(context, phone)) ?? null;
}

/**
 * Reads one row per phone number, whereas Prisma would load all orders with these numbers and discard all but the last.
 */
const findLastOrders = createBatchedLoader(async ({ prisma }, phones): Promise<Map<string, Order>> => {
  const subqueries = phones.map(
    (phone) => Prisma.sql`
      (SELECT id FROM orders WHERE user_id IS NULL AND contact_phone = ${phone} ORDER BY placed_at DESC, id DESC LIMIT 1)`,
  );
  const lastOrders = await prisma.$queryRaw<{ id: string }[]>(Prisma.join(subqueries, ' UNION ALL '));
  const orders = await prisma.order.findMany({ where: { id: { in: lastOrders.map(({ id }) => id) } } });
  return new Map(orders.map((order) => [order.contactPhone, order]));
});

/** Returns the account with the same phone number. */
export async function getAccount(context: ReadContext, { phone }: GuestRow): Promise<User | null> {
  return (await findAccounts(context, phone)) ?? null;
}

const findAccounts = createBatchedLoader(async ({ prisma }, phones): Promise<Map<string, User>> => {
  const users = await prisma.user.findMany({ where: { ...CUSTOMER_FILTER, phone: { in: phones } } });
  return new Map(users.map((user) => [user.phone ?? '', user]));
});
