import type { GraphContext } from '../../context.ts';
import { oncePerRequest } from '../../oncePerRequest.ts';
import type { CustomerStats } from '../../schema.generated.ts';
import { CUSTOMERS } from './customers.queries.ts';

/** Each is counted only when a client asks for it. */
export type CustomerCounts = Record<Exclude<keyof CustomerStats, '__typename'>, () => Promise<number>>;

const DAYS_30_MS = 30 * 86_400_000;

export function customerStats(context: GraphContext): CustomerCounts {
  const { prisma, now } = context;
  const opened = { gte: new Date(now.getTime() - DAYS_30_MS) };
  return {
    total: () => prisma.user.count({ where: CUSTOMERS }),
    newIn30Days: () => prisma.user.count({ where: { ...CUSTOMERS, createdAt: opened } }),
    blocked: () => prisma.user.count({ where: { ...CUSTOMERS, status: 'BLOCKED' } }),
    withOrders: async () => (await buyers(context)).once,
    returning: async () => (await buyers(context)).again,
  };
}

/** For each customer the index of the orders is asked for a first and a second one, however many there are. */
const buyers = oncePerRequest(async ({ prisma }: GraphContext) => {
  const [row] = await prisma.$queryRaw<{ once: bigint; again: bigint }[]>`
    SELECT COUNT((SELECT 1 FROM orders o WHERE o.user_id = u.id LIMIT 1)) AS once,
           COUNT((SELECT 1 FROM orders o WHERE o.user_id = u.id LIMIT 1, 1)) AS again
    FROM users u WHERE u.role = 'CUSTOMER' AND u.anonymised_at IS NULL`;
  return { once: Number(row?.once ?? 0), again: Number(row?.again ?? 0) };
});
