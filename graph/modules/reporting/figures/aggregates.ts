import { formatIsoDay } from '#domain/calendar/kathmandu.ts';
import type { Sales, SalesMargin } from '#domain/reporting/sales.ts';
import type { DailySums, ItemDay } from './dailySums.ts';
import { bucketed, type Period } from './figurePeriod.ts';

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

export function toFigures({ orders, items: pieces }: DailySums): PeriodFigures {
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
    margin: { costed: sum(pieces, 'costed'), cost: sum(pieces, 'cost') },
    orders: count,
    averageOrder: count === 0 ? 0 : Math.round(revenue / count),
    pieces: sum(pieces, 'pieces'),
    goldMg: sum(pieces.filter(isOf('GOLD')), 'weightMg'),
    silverMg: sum(pieces.filter(isOf('SILVER')), 'weightMg'),
    newCustomers: sum(orders, 'newCustomers'),
    returningOrders: sum(orders, 'returning'),
  };
}

/** Returns the figures of each bucket of the period. */
export function toSeries({ orders, items: pieces }: DailySums, period: Period) {
  const piecesOf = bucketed(period, pieces);
  return bucketed(period, orders).map(({ day, rows }, index) => ({
    day: formatIsoDay(day),
    figures: toFigures({ orders: rows, items: piecesOf[index]?.rows ?? [] }),
  }));
}

export function sum<Field extends string>(rows: readonly Record<Field, number>[], field: Field): number {
  return rows.reduce((total, row) => total + row[field], 0);
}

function isOf(wanted: ItemDay['metal']) {
  return ({ metal }: ItemDay) => metal === wanted;
}
