import { DomainError } from '#domain/errors/errors.ts';
import { withAccount } from '#graph/access/withAccount.ts';
import type { GraphContext, Reading } from '#graph/context.ts';
import { assertVersion } from '#graph/prisma/assertVersion.ts';
import { batched } from '#graph/prisma/batched.ts';
import { type Order, Prisma, type User } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { customersChanged } from '#graph/work/storeEvents.ts';
import type { Work } from '#graph/work/work.ts';
import { type Bought, NOTHING_BOUGHT, SPENT_SUMS, sumBought } from './bought.ts';

/** The accounts of customers; deleted ones and staff are not among them. */
export const CUSTOMERS = { role: 'CUSTOMER', anonymisedAt: null } as const satisfies Prisma.UserWhereInput;

export function findCustomer(tx: Transaction, id: string): Promise<User | null> {
  return tx.user.findFirst({ where: { ...CUSTOMERS, id } });
}

/** Works on one customer's account, which nobody else changes meanwhile. */
export function withCustomer<Result>(
  context: GraphContext,
  { id, version }: { id: string; version?: number | null },
  task: (work: Work, customer: User) => Promise<Result>,
): Promise<Result> {
  return withAccount(context, id, async (work) => {
    const customer = await findCustomer(work.db, id);
    if (!customer) throw new DomainError('CUSTOMER_NOT_FOUND', 'id');
    assertVersion(customer, version);
    work.publish(customersChanged([id]));
    return task(work, customer);
  });
}

/** What a customer has ordered so far. */
export async function boughtBy(context: Reading, userId: string): Promise<Bought> {
  return (await findSums(context, userId)) ?? NOTHING_BOUGHT;
}

const findSums = batched(async ({ prisma }, userIds): Promise<Map<string, Bought>> => {
  const groups = await prisma.order.groupBy({
    by: ['userId'],
    where: { userId: { in: userIds } },
    _count: true,
    _sum: SPENT_SUMS,
  });
  return sumBought(groups, ({ userId }) => userId);
});

export async function findLastOrder(context: Reading, id: string): Promise<Order | null> {
  return (await lastOrders(context, id)) ?? null;
}

/** Of each customer one row is read: Prisma would read all of their orders and drop the others. */
const lastOrders = batched(async ({ prisma }, userIds): Promise<Map<string, Order>> => {
  const found = await prisma.$queryRaw<{ id: string | null }[]>`
    SELECT (
      SELECT o.id FROM orders o WHERE o.user_id = u.id ORDER BY o.placed_at DESC, o.id DESC LIMIT 1
    ) AS id FROM users u WHERE u.id IN (${Prisma.join(userIds)})`;
  const orders = await prisma.order.findMany({ where: { id: { in: found.flatMap(({ id }) => id ?? []) } } });
  return new Map(orders.map((order) => [order.userId ?? '', order]));
});
