import { useLingui } from '@lingui/react';
import { Box, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { NoPanAlert } from '#web/admin/billing/NoPanAlert.tsx';
import { shortFigure, shortGrams } from '../figures/axisFigures.ts';
import { SalesParts } from '../figures/SalesParts.tsx';
import { SalesStatCards } from '../figures/SalesStatCards.tsx';
import { SeriesChart } from '../figures/SeriesChart.tsx';
import { seriesTables } from '../figures/seriesTables.ts';
import { TopProducts } from '../figures/TopProducts.tsx';
import { AtAGlance } from './AtAGlance.tsx';
import type { DashboardQuery } from './DashboardPage.generated.ts';
import { LowStock } from './LowStock.tsx';
import { OrdersByStatus } from './OrdersByStatus.tsx';
import { RatesNow } from './RatesNow.tsx';
import { ToDo } from './ToDo.tsx';
import { WaitingOrders } from './WaitingOrders.tsx';

const pairs = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
};

export interface DashboardProps {
  data: DashboardQuery;
  /** Chooses the period, above what depends on it. */
  picker: ReactNode;
}

/** What has to be done, then what was sold. */
export function Dashboard({ data, picker }: DashboardProps) {
  const { i18n } = useLingui();
  const { adminDashboard: now, adminStats: stats, adminOrders: waiting } = data;
  const { figures, previous, series, previousSeries, topPieces, ...period } = data.analytics ?? now;
  // A line needs two points: of a single day the figures say it all.
  const tables =
    series && previousSeries && series.length > 1
      ? seriesTables(i18n, { series, previousSeries, to: period.to })
      : undefined;

  return (
    <Stack sx={{ gap: 2 }}>
      <NoPanAlert />
      <ToDo data={data} />
      <Box
        sx={{ ...pairs, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' } }}
      >
        {waiting && <WaitingOrders orders={waiting.edges} count={waiting.totalCount} />}
        {now.lowItems && <LowStock items={now.lowItems} />}
      </Box>
      {picker}
      {figures && previous && (
        <>
          <SalesStatCards {...{ figures, previous, period }} />
          <SalesParts {...{ figures, previous }} />
        </>
      )}
      <Box sx={pairs}>
        {tables && (
          <>
            <SeriesChart title={i18n.t('Revenue')} table={tables.revenue} axis={shortFigure(i18n)} />
            <SeriesChart title={i18n.t('Orders')} table={tables.orders} axis={shortFigure(i18n)} />
            <SeriesChart title={i18n.t('Grams sold')} table={tables.weight} axis={shortGrams(i18n)} />
          </>
        )}
        {topPieces && <TopProducts products={topPieces} />}
      </Box>
      <Box sx={pairs}>
        {now.ordersByStatus && <OrdersByStatus counts={now.ordersByStatus} />}
        <Stack sx={{ gap: 2 }}>
          <RatesNow rates={now.metalRates} />
          <AtAGlance stats={stats} />
        </Stack>
      </Box>
    </Stack>
  );
}
