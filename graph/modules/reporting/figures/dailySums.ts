import { formatIsoDay } from '#domain/calendar/kathmandu.ts';
import type { Sales } from '#domain/reporting/sales.ts';
import type { GraphContext } from '#graph/context.ts';
import { selectRows } from '#graph/prisma/direct/statement.ts';
import { type DailyItemFigure, type DailyOrderFigure, Prisma } from '#graph/prisma/generated/client.ts';
import { type Days, getDaysBefore, type Period } from './figurePeriod.ts';

/** Amounts of a day's orders, in NPR, named as in domain/reporting/sales.ts. */
type Money = Pick<Sales, 'grossSales' | 'discounts' | 'returns' | 'revenue' | 'shipping' | 'tax'>;

/** A day's order sums across all districts. */
type OrderDay = Pick<DailyOrderFigure, 'day' | 'orders' | 'newCustomers' | 'returning'> & Money;

/** A day's items of one kind, with amounts in NPR. */
export type ItemDay = Pick<DailyItemFigure, 'day' | 'category' | 'type' | 'metal' | 'pieces'> & {
  /** Revenue of all items, revenue of the items whose cost is known (`costed`), and the cost of these items. */
  revenue: number;
  costed: number;
  cost: number;
  weightMg: number;
};

/** Rows of the figures tables for a period. */
export interface DailySums {
  orders: OrderDay[];
  items: ItemDay[];
}

/** Sums of a period, and of the same number of days before. */
interface ComparedSums {
  now: DailySums;
  before: DailySums;
}

type FiguresReader = Pick<GraphContext, 'direct'>;

/** A requested period with its sums, if they have been read already. */
interface PeriodWithSums extends Period {
  sums?: Promise<ComparedSums>;
}

/** Reads the sums of a period once per request, for all fields that use them. */
export function getComparedSums(context: FiguresReader, period: PeriodWithSums): Promise<ComparedSums> {
  period.sums ??= readComparedSums(context, period);
  return period.sums;
}

async function readComparedSums(context: FiguresReader, { from, to }: Period): Promise<ComparedSums> {
  const { orders, items } = await readSums(context, { from: getDaysBefore({ from, to }).from, to });
  const isInPeriod = ({ day }: { day: Date }) => day >= from;
  const isBeforePeriod = ({ day }: { day: Date }) => day < from;
  return {
    now: { orders: orders.filter(isInPeriod), items: items.filter(isInPeriod) },
    before: { orders: orders.filter(isBeforePeriod), items: items.filter(isBeforePeriod) },
  };
}

/**
 * There can be thousands of rows, so each is converted to an object only once (docs/decisions/0031-large-lists-keep-exact-totals.md).
 */
async function readSums({ direct }: FiguresReader, days: Days): Promise<DailySums> {
  const dayCondition = Prisma.sql`day BETWEEN ${formatIsoDay(days.from)} AND ${formatIsoDay(days.to)}`;
  const sum = (column: string) => Prisma.raw(`CAST(SUM(\`${column}\`) AS SIGNED)`);
  const [orders, items] = await direct.send(
    selectRows<OrderDay>(Prisma.sql`
      SELECT day, ${sum('orders')} AS orders, ${sum('gross')} AS grossSales, ${sum('discounts')} AS discounts,
        ${sum('returns')} AS \`returns\`, ${sum('net')} AS revenue, ${sum('shipping')} AS shipping, ${sum('tax')} AS tax,
        ${sum('new_customers')} AS newCustomers, ${sum('returning')} AS \`returning\`
      FROM daily_order_figures WHERE ${dayCondition} GROUP BY day`),
    selectRows<ItemDay>(Prisma.sql`
      SELECT day, category, type, metal, pieces, net AS revenue, costed, cost, weight_mg AS weightMg
      FROM daily_item_figures WHERE ${dayCondition}`),
  );
  return { orders, items };
}
