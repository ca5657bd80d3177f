import { addDays, startOfDay } from '#domain/calendar/kathmandu.ts';
import type { PrismaClient } from '#graph/prisma/generated/client.ts';
import type { Conversion } from '#graph/schema/schema.generated.ts';
import type { Days } from './figurePeriod.ts';

/** Returns how many of the visitors who viewed a product in the period also placed an order in that period. */
export async function readConversion(prisma: PrismaClient, days: Days): Promise<Conversion> {
  const [from, to] = [startOfDay(days.from), startOfDay(addDays(days.to, 1))];
  const [row] = await prisma.$queryRaw<{ visitors: bigint; buyers: bigint }[]>`
    SELECT COUNT(*) AS visitors, COALESCE(SUM(EXISTS (
      SELECT 1 FROM orders o WHERE o.user_id = v.user_id AND o.placed_at >= ${from} AND o.placed_at < ${to}
    )), 0) AS buyers
    FROM (SELECT DISTINCT user_id FROM activities WHERE type = 'PRODUCT_VIEW' AND at >= ${from} AND at < ${to}) v`;
  const [visitors, buyers] = [Number(row?.visitors ?? 0), Number(row?.buyers ?? 0)];
  return { visitors, buyers, rate: visitors === 0 ? 0 : buyers / visitors };
}
