import { useLingui } from '@lingui/react';
import { Box, Stack } from '@mui/material';
import { shortFigure, shortGrams } from '../figures/axisFigures.ts';
import { SalesTiles } from '../figures/SalesTiles.tsx';
import { SeriesChart } from '../figures/SeriesChart.tsx';
import { seriesTables } from '../figures/seriesTables.ts';
import { TopPieces } from '../figures/TopPieces.tsx';
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

export function Dashboard({ data }: { data: DashboardQuery }) {
  const { i18n } = useLingui();
  const { adminDashboard: now, adminStats: stats, adminOrders: waiting } = data;
  const { figures, previous, series, topPieces, ...period } = data.analytics ?? now;
  const tables = series && seriesTables(i18n, series, period.to);

  return (
    <Stack sx={{ gap: 2 }}>
      {figures && previous && <SalesTiles {...{ figures, previous, period }} />}
      <ToDo stats={stats} waitingOrders={now.waitingOrders} lowStockCount={now.lowStockCount} />
      {tables && (
        <Box sx={pairs}>
          <SeriesChart title={i18n.t('Revenue')} table={tables.revenue} axis={shortFigure(i18n)} />
          <SeriesChart title={i18n.t('Orders')} table={tables.orders} axis={shortFigure(i18n)} />
          <SeriesChart title={i18n.t('Grams sold')} table={tables.weight} axis={shortGrams(i18n)} />
          {topPieces && <TopPieces pieces={topPieces} />}
        </Box>
      )}
      <Box
        sx={{ ...pairs, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' } }}
      >
        <WaitingOrders orders={waiting.edges} count={waiting.totalCount} />
        <Stack sx={{ gap: 2 }}>
          <OrdersByStatus counts={now.ordersByStatus} />
          <RatesNow rates={now.metalRates} />
        </Stack>
      </Box>
      <LowStock products={now.lowStock} />
    </Stack>
  );
}
