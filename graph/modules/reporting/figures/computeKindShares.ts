import { CATEGORIES, PRODUCT_TYPES } from '#domain/catalog/catalogTerms.ts';
import { METALS } from '#domain/catalog/metals.ts';
import type { SalesMargin } from '#domain/reporting/sales.ts';
import type { GraphContext } from '#graph/context.ts';
import { sum } from './aggregates.ts';
import { getComparedSums } from './dailySums.ts';
import { groupByBucket, type Period } from './figurePeriod.ts';

/** Sales of one kind of item. */
export interface KindSales {
  key: string;
  pieces: number;
  /** Net sales, in NPR. */
  revenue: number;
  margin: SalesMargin;
  weightMg: number;
  previousItemsSold: number;
  previousRevenue: number;
  revenueSeries: number[];
}

const KINDS = { category: CATEGORIES, type: PRODUCT_TYPES, metal: METALS } as const;

/**
 * Returns the sales of each category, type or metal, compared with the previous period, including kinds without sales.
 */
export async function computeKindShares(
  context: GraphContext,
  period: Period,
  kind: keyof typeof KINDS,
): Promise<KindSales[]> {
  const { now, before } = await getComparedSums(context, period);
  return KINDS[kind].map((key) => {
    const rows = now.items.filter((row) => row[kind] === key);
    const previousRows = before.items.filter((row) => row[kind] === key);
    return {
      key,
      pieces: sum(rows, 'pieces'),
      revenue: sum(rows, 'revenue'),
      weightMg: sum(rows, 'weightMg'),
      previousItemsSold: sum(previousRows, 'pieces'),
      previousRevenue: sum(previousRows, 'revenue'),
      margin: { costed: sum(rows, 'costed'), cost: sum(rows, 'cost') },
      revenueSeries: groupByBucket(period, rows).map((bucket) => sum(bucket.rows, 'revenue')),
    };
  });
}
