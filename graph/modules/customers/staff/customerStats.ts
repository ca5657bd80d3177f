import type { GraphContext } from '#graph/context.ts';
import { memoizePerRequest } from '#graph/prisma/memoizePerRequest.ts';
import type { CustomerStats } from '#graph/schema/schema.generated.ts';
import { CUSTOMER_FILTER } from '../customers.queries.ts';

/** Customer figures. Each is calculated only if a query selects it. */
export type CustomerCounts = Record<Exclude<keyof CustomerStats, '__typename'>, () => Promise<number>>;

const THIRTY_DAYS_MS = 30 * 86_400_000;

export function customerStats(context: GraphContext): CustomerCounts {
  const { prisma, now } = context;
  const recentPeriod = { gte: new Date(now.getTime() - THIRTY_DAYS_MS) };
  return {
    total: () => prisma.user.count({ where: CUSTOMER_FILTER }),
    newIn30Days: () => prisma.user.count({ where: { ...CUSTOMER_FILTER, createdAt: recentPeriod } }),
    blocked: () => prisma.user.count({ where: { ...CUSTOMER_FILTER, status: 'BLOCKED' } }),
    withOrders: async () => (await countOrderingAccounts(context)).once,
    returning: async () => (await countOrderingAccounts(context)).again,
  };
}

/**
 * Counts all accounts with orders, using only an index of the orders, and subtracts the few accounts that are not
 * customers.
 */
const countOrderingAccounts = memoizePerRequest(async ({ prisma }: GraphContext) => {
  const [row] = await prisma.$queryRaw<{ once: bigint; again: bigint }[]>`
    SELECT everyone.once - others.once AS once, everyone.again - others.again AS again
    FROM (
      SELECT COUNT(*) AS once, COALESCE(SUM(orders > 1), 0) AS again
      FROM (SELECT COUNT(*) AS orders FROM orders WHERE user_id IS NOT NULL GROUP BY user_id) e
    ) everyone, (
      SELECT COUNT(*) AS once, COALESCE(SUM(orders > 1), 0) AS again
      FROM (
        SELECT COUNT(*) AS orders FROM users u JOIN orders o ON o.user_id = u.id
        WHERE u.role <> 'CUSTOMER' OR u.anonymised_at IS NOT NULL GROUP BY u.id
      ) o
    ) others`;
  return { once: Number(row?.once ?? 0), again: Number(row?.again ?? 0) };
});
