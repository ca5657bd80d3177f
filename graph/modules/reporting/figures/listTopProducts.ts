import { formatIsoDay } from '#domain/calendar/kathmandu.ts';
import type { SalesMargin } from '#domain/reporting/sales.ts';
import { Prisma, type PrismaClient } from '#graph/prisma/generated/client.ts';
import { countDays, type Days } from './figurePeriod.ts';

/** Sales of a product in a period. */
export interface TopProductRow {
  productId: string;
  pieces: number;
  /** Net sales, in NPR. */
  revenue: number;
  margin: SalesMargin;
}

const MAX_PRODUCTS = 10;
/**
 * For this number of days or more, reading the index by product is faster. The index is forced for every period,
 * because the database would otherwise choose this one for short periods as well.
 */
const LONG_PERIOD_DAYS = 60;

/** Returns the products with the highest revenue. */
export async function listTopProducts(prisma: PrismaClient, days: Days): Promise<TopProductRow[]> {
  const index =
    countDays(days) < LONG_PERIOD_DAYS
      ? Prisma.sql`FORCE INDEX (PRIMARY)`
      : Prisma.sql`FORCE INDEX (daily_product_figures_sums_idx)`;
  const rows = await prisma.$queryRaw<
    Record<'productId' | 'pieces' | 'revenue' | 'costed' | 'cost', string>[]
  >`
    SELECT product_id AS productId, SUM(pieces) AS pieces, SUM(net) AS revenue, SUM(costed) AS costed, SUM(cost) AS cost
    FROM daily_product_figures ${index}
    WHERE day BETWEEN ${formatIsoDay(days.from)} AND ${formatIsoDay(days.to)}
    GROUP BY product_id ORDER BY SUM(net) DESC, product_id LIMIT ${MAX_PRODUCTS}`;
  return rows.map(({ productId, pieces, revenue, costed, cost }) => ({
    productId,
    pieces: Number(pieces),
    revenue: Number(revenue),
    margin: { costed: Number(costed), cost: Number(cost) },
  }));
}
