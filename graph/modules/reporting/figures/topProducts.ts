import { formatIsoDay } from '#domain/calendar/kathmandu.ts';
import type { SalesMargin } from '#domain/reporting/sales.ts';
import { Prisma, type PrismaClient } from '#graph/prisma/generated/client.ts';
import { countDays, type Days } from './figurePeriod.ts';

/** A product's sales in a period. */
export interface TopProduct {
  productId: string;
  pieces: number;
  /** Net sales, NPR. */
  revenue: number;
  margin: SalesMargin;
}

const HOW_MANY = 10;
/** From so many days on it is quicker to go through all days product by product; the server takes that way for few, too. */
const LONG = 60;

/** The products that brought in the most. */
export async function topPieces(prisma: PrismaClient, days: Days): Promise<TopProduct[]> {
  const index =
    countDays(days) < LONG
      ? Prisma.sql`FORCE INDEX (PRIMARY)`
      : Prisma.sql`FORCE INDEX (daily_product_figures_sums_idx)`;
  const rows = await prisma.$queryRaw<
    Record<'productId' | 'pieces' | 'revenue' | 'costed' | 'cost', string>[]
  >`
    SELECT product_id AS productId, SUM(pieces) AS pieces, SUM(net) AS revenue, SUM(costed) AS costed, SUM(cost) AS cost
    FROM daily_product_figures ${index}
    WHERE day BETWEEN ${formatIsoDay(days.from)} AND ${formatIsoDay(days.to)}
    GROUP BY product_id ORDER BY SUM(net) DESC, product_id LIMIT ${HOW_MANY}`;
  return rows.map(({ productId, pieces, revenue, costed, cost }) => ({
    productId,
    pieces: Number(pieces),
    revenue: Number(revenue),
    margin: { costed: Number(costed), cost: Number(cost) },
  }));
}
