import { Prisma, type StockTake } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { countUncountedVariants } from './uncountedVariants.ts';

export interface StockTakeSums {
  sizes: number;
  counted: number;
  expected: number;
  differing: number;
  more: number;
  fewer: number;
  surplusValue: number;
  shortageValue: number;
}

type QueryClient = Pick<Transaction, '$queryRaw'>;

const DIFFERENCE = Prisma.sql`(CAST(l.counted AS SIGNED) - CAST(l.expected AS SIGNED))`;
const PRICE = Prisma.sql`COALESCE(l.unit_price, v.price, 0)`;

/** Returns the current totals of a stock-take. */
export async function computeStockTakeSums(
  prisma: QueryClient,
  stockTake: StockTake,
): Promise<StockTakeSums & { left: number }> {
  const [[sums], uncountedCount] = await Promise.all([
    prisma.$queryRaw<Record<keyof StockTakeSums, number | null>[]>`
      SELECT CAST(COUNT(*) AS DOUBLE) AS sizes, CAST(SUM(l.counted) AS DOUBLE) AS counted,
        CAST(SUM(l.expected) AS DOUBLE) AS expected, CAST(SUM(l.counted <> l.expected) AS DOUBLE) AS differing,
        CAST(SUM(GREATEST(${DIFFERENCE}, 0)) AS DOUBLE) AS more,
        CAST(SUM(GREATEST(-${DIFFERENCE}, 0)) AS DOUBLE) AS fewer,
        CAST(SUM(GREATEST(${DIFFERENCE}, 0) * ${PRICE}) AS DOUBLE) AS surplusValue,
        CAST(SUM(GREATEST(-${DIFFERENCE}, 0) * ${PRICE}) AS DOUBLE) AS shortageValue
      FROM stock_take_lines l LEFT JOIN variants v ON v.id = l.variant_id WHERE l.take_id = ${stockTake.id}`,
    countUncountedVariants(prisma, stockTake),
  ]);
  const toNumber = (name: keyof StockTakeSums) => Number(sums?.[name] ?? 0);
  return {
    sizes: toNumber('sizes'),
    counted: toNumber('counted'),
    expected: toNumber('expected'),
    differing: toNumber('differing'),
    more: toNumber('more'),
    fewer: toNumber('fewer'),
    surplusValue: toNumber('surplusValue'),
    shortageValue: toNumber('shortageValue'),
    left: uncountedCount,
  };
}
