import type { I18n } from '@lingui/core';
import { formatNpr } from '#domain/pricing/money.ts';
import { addDays } from './chosenPeriod.ts';
import type {
  Figures_BucketFragment as Bucket,
  Figures_FiguresFragment as Figures,
} from './Figures.generated.ts';
import { figureLinks } from './figureLinks.ts';
import type { FigureTable } from './figureTable.ts';
import { formatChartDay, formatGrams } from './figureTexts.ts';

export interface PeriodSeries {
  series: readonly Bucket[];
  /** Series of the previous period. */
  previousSeries: readonly Bucket[];
  /** Last day of the period. */
  to: string;
}

/** Builds tables that compare a series with the previous period. Each row links to the orders of its days. */
export function buildSeriesTables(i18n: I18n, { series, previousSeries, to }: PeriodSeries) {
  const buildTable = (
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
      const nextPoint = series[index + 1];
      const lastDay = nextPoint ? addDays(nextPoint.day, -1) : to;
      return {
        key: day,
        name: formatChartDay(i18n, day, series),
        to: figureLinks.sales({ from: day, to: lastDay }),
        figures: [
          ...columns.map(({ field }) => figures[field]),
          ...columns.map(({ field }) => previousSeries[index]?.figures[field] ?? null),
        ],
      };
    }),
  });
  const formatCount = (figure: number) => i18n.number(figure);
  const formatAmount = (figure: number) => formatNpr(figure, i18n.locale);
  const formatWeight = (mg: number) => formatGrams(i18n, mg);

  return {
    revenue: buildTable([{ field: 'revenue', header: i18n.t('Revenue'), text: formatAmount }]),
    orders: buildTable([{ field: 'orders', header: i18n.t('Orders'), text: formatCount }]),
    average: buildTable([
      { field: 'averageOrder', header: i18n.t('Average order value'), text: formatAmount },
    ]),
    weight: buildTable([
      { field: 'goldMg', header: i18n.t('Gold'), text: formatWeight },
      { field: 'silverMg', header: i18n.t('Silver'), text: formatWeight },
    ]),
    customers: buildTable([
      { field: 'newCustomers', header: i18n.t('First-time customers'), text: formatCount },
      { field: 'returningOrders', header: i18n.t('Orders from returning customers'), text: formatCount },
    ]),
  };
}
