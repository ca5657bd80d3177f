import { formatIsoDay } from '#domain/calendar/kathmandu.ts';
import type { Sales, SalesMargin } from '#domain/reporting/sales.ts';
import type { DailySums, ItemDay } from './dailySums.ts';
import { groupByBucket, type Period } from './figurePeriod.ts';

/** Figures of a period. */
export interface PeriodFigures extends Sales {
  /** Visible only with permission to see costs. */
  margin: SalesMargin;
  orders: number;
  averageOrder: number;
  pieces: number;
  goldMg: number;
  silverMg: number;
  newCustomers: number;
  returningOrders: number;
}

export function toFigures({ orders, items }: DailySums): PeriodFigures {
  const count = sum(orders, 'orders');
  const revenue = sum(orders, 'revenue');
  const [shipping, tax] = [sum(orders, 'shipping'), sum(orders, 'tax')];
  return {
    grossSales: sum(orders, 'grossSales'),
    discounts: sum(orders, 'discounts'),
    returns: sum(orders, 'returns'),
    revenue,
    shipping,
    tax,
    total: revenue + shipping + tax,
    margin: { costed: sum(items, 'costed'), cost: sum(items, 'cost') },
    orders: count,
    averageOrder: count === 0 ? 0 : Math.round(revenue / count),
    pieces: sum(items, 'pieces'),
    goldMg: sum(items.filter(hasMetal('GOLD')), 'weightMg'),
    silverMg: sum(items.filter(hasMetal('SILVER')), 'weightMg'),
    newCustomers: sum(orders, 'newCustomers'),
    returningOrders: sum(orders, 'returning'),
  };
}

/** Returns the figures of each bucket of the period. */
export function toSeries({ orders, items }: DailySums, period: Period) {
  const itemBuckets = groupByBucket(period, items);
  return groupByBucket(period, orders).map(({ day, rows }, index) => ({
    day: formatIsoDay(day),
    figures: toFigures({ orders: rows, items: itemBuckets[index]?.rows ?? [] }),
  }));
}

export function sum<Field extends string>(rows: readonly Record<Field, number>[], field: Field): number {
  return rows.reduce((total, row) => total + row[field], 0);
}

function hasMetal(expectedMetal: ItemDay['metal']) {
  return ({ metal }: ItemDay) => metal === expectedMetal;
}
