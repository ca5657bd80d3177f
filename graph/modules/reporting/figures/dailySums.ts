import { formatIsoDay } from '#domain/calendar/kathmandu.ts';
import type { Sales } from '#domain/reporting/sales.ts';
import type { GraphContext } from '#graph/context.ts';
import { rows } from '#graph/prisma/direct/statement.ts';
import { type DailyOrderFigure, type DailyPieceFigure, Prisma } from '#graph/prisma/generated/client.ts';
import { type Days, daysBefore, type Period } from './figurePeriod.ts';

/** The money of a day's orders, NPR, by the names of domain/reporting/sales.ts. */
type Money = Pick<Sales, 'grossSales' | 'discounts' | 'returns' | 'revenue' | 'shipping' | 'tax'>;

/** A day's orders of all districts. */
type OrderDay = Pick<DailyOrderFigure, 'day' | 'orders' | 'newCustomers' | 'returning'> & Money;

/** A day's pieces of one kind; money is NPR. */
export type PieceDay = Pick<DailyPieceFigure, 'day' | 'category' | 'type' | 'metal' | 'pieces'> & {
  /** Their part of the net sales; of it, what has a known cost, and that cost. */
  revenue: number;
  costed: number;
  cost: number;
  weightMg: number;
};

/** What the tables of figures hold of some days. */
export interface DailySums {
  orders: OrderDay[];
  pieces: PieceDay[];
}

/** The sums of a period, and those of as many days before. */
interface ComparedSums {
  now: DailySums;
  before: DailySums;
}

type Asking = Pick<GraphContext, 'direct'>;

/** A requested period with its sums, once they were read. */
interface SummedPeriod extends Period {
  sums?: Promise<ComparedSums>;
}

/** Reads the sums of a period once, for all fields of a request that use them. */
export function comparedSums(context: Asking, period: SummedPeriod): Promise<ComparedSums> {
  period.sums ??= readCompared(context, period);
  return period.sums;
}

async function readCompared(context: Asking, { from, to }: Period): Promise<ComparedSums> {
  const { orders, pieces } = await readSums(context, { from: daysBefore({ from, to }).from, to });
  const isNow = ({ day }: { day: Date }) => day >= from;
  const isBefore = ({ day }: { day: Date }) => day < from;
  return {
    now: { orders: orders.filter(isNow), pieces: pieces.filter(isNow) },
    before: { orders: orders.filter(isBefore), pieces: pieces.filter(isBefore) },
  };
}

/** Thousands of rows: each is made an object only once (docs/decisions/0031-lists-at-size.md). */
async function readSums({ direct }: Asking, days: Days): Promise<DailySums> {
  const between = Prisma.sql`day BETWEEN ${formatIsoDay(days.from)} AND ${formatIsoDay(days.to)}`;
  const sum = (column: string) => Prisma.raw(`CAST(SUM(\`${column}\`) AS SIGNED)`);
  const [orders, pieces] = await direct.send(
    rows<OrderDay>(Prisma.sql`
      SELECT day, ${sum('orders')} AS orders, ${sum('gross')} AS grossSales, ${sum('discounts')} AS discounts,
        ${sum('returns')} AS \`returns\`, ${sum('net')} AS revenue, ${sum('shipping')} AS shipping, ${sum('tax')} AS tax,
        ${sum('new_customers')} AS newCustomers, ${sum('returning')} AS \`returning\`
      FROM daily_order_figures WHERE ${between} GROUP BY day`),
    rows<PieceDay>(Prisma.sql`
      SELECT day, category, type, metal, pieces, net AS revenue, costed, cost, weight_mg AS weightMg
      FROM daily_piece_figures WHERE ${between}`),
  );
  return { orders, pieces };
}
