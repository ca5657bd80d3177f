import type { Reading } from '#graph/context.ts';
import { type Bought, NOTHING_BOUGHT, SPENT_SUMS, sumBought } from '#graph/modules/customers/bought.ts';
import { CUSTOMERS } from '#graph/modules/customers/customers.queries.ts';
import { batched } from '#graph/prisma/batched.ts';
import { type Order, Prisma, type User } from '#graph/prisma/generated/client.ts';
import { GUEST_ORDERS, type KnownGuest } from './listGuests.ts';

/** What somebody without an account has ordered so far. */
export async function boughtByGuest(context: Reading, { phone }: KnownGuest): Promise<Bought> {
  return (await findSums(context, phone)) ?? NOTHING_BOUGHT;
}

const findSums = batched(async ({ prisma }, phones): Promise<Map<string, Bought>> => {
  const groups = await prisma.order.groupBy({
    by: ['contactPhone'],
    where: { ...GUEST_ORDERS, contactPhone: { in: phones } },
    _count: true,
    _sum: SPENT_SUMS,
  });
  return sumBought(groups, ({ contactPhone }) => contactPhone);
});

export async function lastOrderOf(context: Reading, { phone }: KnownGuest): Promise<Order | null> {
  return (await findLastOrders(context, phone)) ?? null;
}

/** Of each phone one row is read: Prisma would read all of their orders and drop the others. */
const findLastOrders = batched(async ({ prisma }, phones): Promise<Map<string, Order>> => {
  const lasts = phones.map(
    (phone) => Prisma.sql`
      (SELECT id FROM orders WHERE user_id IS NULL AND contact_phone = ${phone} ORDER BY placed_at DESC, id DESC LIMIT 1)`,
  );
  const found = await prisma.$queryRaw<{ id: string }[]>(Prisma.join(lasts, ' UNION ALL '));
  const orders = await prisma.order.findMany({ where: { id: { in: found.map(({ id }) => id) } } });
  return new Map(orders.map((order) => [order.contactPhone, order]));
});

/** The account that has the same phone. */
export async function accountOf(context: Reading, { phone }: KnownGuest): Promise<User | null> {
  return (await findAccounts(context, phone)) ?? null;
}

const findAccounts = batched(async ({ prisma }, phones): Promise<Map<string, User>> => {
  const users = await prisma.user.findMany({ where: { ...CUSTOMERS, phone: { in: phones } } });
  return new Map(users.map((user) => [user.phone ?? '', user]));
});
