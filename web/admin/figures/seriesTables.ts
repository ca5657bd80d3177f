import type { I18n } from '@lingui/core';
import { formatNpr } from '#domain/pricing/money.ts';
import { addDays } from './chosenPeriod.ts';
import type {
  Figures_BucketFragment as Bucket,
  Figures_FiguresFragment as Figures,
} from './Figures.generated.ts';
import { figureLinks } from './figureLinks.ts';
import type { FigureTable } from './figureTable.ts';
import { dayName, grams } from './figureTexts.ts';

export interface SeriesOfPeriod {
  series: readonly Bucket[];
  /** Series of the previous period. */
  previousSeries: readonly Bucket[];
  /** Last day of the period. */
  to: string;
}

/** Builds tables of a series beside the previous period. Each row links to the orders of its days. */
export function seriesTables(i18n: I18n, { series, previousSeries, to }: SeriesOfPeriod) {
  const table = (
    columns: { field: keyof Figures; header: string; text: (figure: number) => string }[],
  ): FigureTable => ({
    name: i18n.t('Day'),
    columns: [
      ...columns,
      ...columns.map(({ header, text }, currentColumn) => ({
        header: i18n.t('{name}, previous period', { name: header }),
        text,
        currentColumn,
      })),
    ],
    rows: series.map(({ day, figures }, index) => {
      const next = series[index + 1];
      const last = next ? addDays(next.day, -1) : to;
      return {
        key: day,
        name: dayName(i18n, day, series),
        to: figureLinks.sales({ from: day, to: last }),
        figures: [
          ...columns.map(({ field }) => figures[field]),
          ...columns.map(({ field }) => previousSeries[index]?.figures[field] ?? null),
        ],
      };
    }),
  });
  const count = (figure: number) => i18n.number(figure);
  const npr = (figure: number) => formatNpr(figure, i18n.locale);
  const weight = (mg: number) => grams(i18n, mg);

  return {
    revenue: table([{ field: 'revenue', header: i18n.t('Revenue'), text: npr }]),
    orders: table([{ field: 'orders', header: i18n.t('Orders'), text: count }]),
    average: table([{ field: 'averageOrder', header: i18n.t('Average order'), text: npr }]),
    weight: table([
      { field: 'goldMg', header: i18n.t('Gold'), text: weight },
      { field: 'silverMg', header: i18n.t('Silver'), text: weight },
    ]),
    customers: table([
      { field: 'newCustomers', header: i18n.t('First-time customers'), text: count },
      { field: 'returningOrders', header: i18n.t('Orders from returning customers'), text: count },
    ]),
  };
}
