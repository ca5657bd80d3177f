import { DomainError } from '#domain/errors/errors.ts';
import { withAccount } from '#graph/access/withAccount.ts';
import type { GraphContext, ReadContext } from '#graph/context.ts';
import { assertVersion } from '#graph/prisma/assertVersion.ts';
import { createBatchedLoader } from '#graph/prisma/createBatchedLoader.ts';
import { type Order, Prisma, type User } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { customersChanged } from '#graph/work/storeEvents.ts';
import type { Work } from '#graph/work/work.ts';
import {
  type CustomerOrderTotals,
  NO_ORDERS,
  SPENT_SUMS,
  sumOrdersByCustomer,
} from './orderTotalsByCustomer.ts';

/** Filter for customer accounts. Excludes deleted accounts and staff. */
export const CUSTOMER_FILTER = {
  role: 'CUSTOMER',
  anonymisedAt: null,
} as const satisfies Prisma.UserWhereInput;

export function findCustomer(tx: Transaction, id: string): Promise<User | null> {
  return tx.user.findFirst({ where: { ...CUSTOMER_FILTER, id } });
}

/** Locks a customer's account and runs the task on it. Throws if the account is not at the given version. */
export function withLockedCustomer<Result>(
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

/** Returns the number and value of a customer's orders. */
export async function readOrderTotals(context: ReadContext, userId: string): Promise<CustomerOrderTotals> {
  return (await loadOrderTotals(context, userId)) ?? NO_ORDERS;
}

const loadOrderTotals = createBatchedLoader(
  async ({ prisma }, userIds): Promise<Map<string, CustomerOrderTotals>> => {
    const groups = await prisma.order.groupBy({
      by: ['userId'],
      where: { userId: { in: userIds } },
      _count: true,
      _sum: SPENT_SUMS,
    });
    return sumOrdersByCustomer(groups, ({ userId }) => userId);
  },
);

export async function findLastOrder(context: ReadContext, id: string): Promise<Order | null> {
  return (await loadLastOrder(context, id)) ?? null;
}

/** Uses raw SQL to read one order per customer, because Prisma would read all their orders and discard the rest. */
const loadLastOrder = createBatchedLoader(async ({ prisma }, userIds): Promise<Map<string, Order>> => {
  const lastOrderIds = await prisma.$queryRaw<{ id: string | null }[]>`
    SELECT (
      SELECT o.id FROM orders o WHERE o.user_id = u.id ORDER BY o.placed_at DESC, o.id DESC LIMIT 1
    ) AS id FROM users u WHERE u.id IN (${Prisma.join(userIds)})`;
  const orders = await prisma.order.findMany({
    where: { id: { in: lastOrderIds.flatMap(({ id }) => id ?? []) } },
  });
  return new Map(orders.map((order) => [order.userId ?? '', order]));
});
