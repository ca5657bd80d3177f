import { useLingui } from '@lingui/react';
import { formatWallClock } from '#domain/calendar/kathmandu.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { formatChartDay } from '#web/admin/figures/figureTexts.ts';
import { adminPaths } from '../adminPaths.ts';
import { createFigureFormatter } from '../figures/axisFigures.ts';
import { SeriesChart } from '../figures/SeriesChart.tsx';

export interface RateHistoryChartProps {
  title: string;
  /** Oldest first. */
  rates: readonly { id: string; perTola: number; effectiveFrom: string }[];
  /** Last Kathmandu day shown. */
  to: string;
}

/** Shows the history of a metal rate. */
export function RateHistoryChart({ title, rates, to }: RateHistoryChartProps) {
  const { i18n } = useLingui();
  const visibleRates = rates
    .map((rate) => ({ ...rate, day: formatWallClock(new Date(rate.effectiveFrom)).slice(0, 10) }))
    .filter(({ day }) => day <= to);
  return (
    <SeriesChart
      title={title}
      formatAxisValue={createFigureFormatter(i18n, 2)}
      startsAtZero={false}
      empty={i18n.t('No rate was published in this period.')}
      table={{
        name: i18n.t('Day'),
        columns: [{ header: i18n.t('Fine metal, per tola'), text: (npr) => formatNpr(npr, i18n.locale) }],
        rows: visibleRates.map(({ id, perTola, day }) => ({
          key: id,
          name: formatChartDay(i18n, day, visibleRates),
          to: adminPaths.rates,
          figures: [perTola],
        })),
      }}
    />
  );
}
