import { Prisma, type StockTake } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { countLeft } from './leftToCount.ts';

export interface TakeSums {
  sizes: number;
  counted: number;
  expected: number;
  differing: number;
  more: number;
  fewer: number;
  surplusValue: number;
  shortageValue: number;
}

type Reader = Pick<Transaction, '$queryRaw'>;

const DIFFERENCE = Prisma.sql`(CAST(l.counted AS SIGNED) - CAST(l.expected AS SIGNED))`;
const PRICE = Prisma.sql`COALESCE(l.unit_price, v.price, 0)`;

/** Returns the current totals of a stock-take. */
export async function takeSums(prisma: Reader, take: StockTake): Promise<TakeSums & { left: number }> {
  const [[sums], uncountedCount] = await Promise.all([
    prisma.$queryRaw<Record<keyof TakeSums, number | null>[]>`
      SELECT CAST(COUNT(*) AS DOUBLE) AS sizes, CAST(SUM(l.counted) AS DOUBLE) AS counted,
        CAST(SUM(l.expected) AS DOUBLE) AS expected, CAST(SUM(l.counted <> l.expected) AS DOUBLE) AS differing,
        CAST(SUM(GREATEST(${DIFFERENCE}, 0)) AS DOUBLE) AS more,
        CAST(SUM(GREATEST(-${DIFFERENCE}, 0)) AS DOUBLE) AS fewer,
        CAST(SUM(GREATEST(${DIFFERENCE}, 0) * ${PRICE}) AS DOUBLE) AS surplusValue,
        CAST(SUM(GREATEST(-${DIFFERENCE}, 0) * ${PRICE}) AS DOUBLE) AS shortageValue
      FROM stock_take_lines l LEFT JOIN variants v ON v.id = l.variant_id WHERE l.take_id = ${take.id}`,
    countLeft(prisma, take),
  ]);
  const read = (name: keyof TakeSums) => Number(sums?.[name] ?? 0);
  return {
    sizes: read('sizes'),
    counted: read('counted'),
    expected: read('expected'),
    differing: read('differing'),
    more: read('more'),
    fewer: read('fewer'),
    surplusValue: read('surplusValue'),
    shortageValue: read('shortageValue'),
    left: uncountedCount,
  };
}
