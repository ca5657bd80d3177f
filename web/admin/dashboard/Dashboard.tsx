import { useLingui } from '@lingui/react';
import { Box, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { adminPaths } from '#web/admin/adminPaths.ts';
import { NoPanAlert } from '#web/admin/billing/NoPanAlert.tsx';
import { figureLinks } from '#web/admin/figures/figureLinks.ts';
import { ShareBars } from '#web/admin/figures/ShareBars.tsx';
import { StatCard, StatCardGrid } from '#web/admin/figures/StatCard.tsx';
import { orderStatusTexts } from '#web/labels/orderStatusTexts.ts';
import { createFigureFormatter, createGramsFormatter } from '../figures/axisFigures.ts';
import { buildSeriesTables } from '../figures/buildSeriesTables.ts';
import { SalesParts } from '../figures/SalesParts.tsx';
import { SalesStatCards } from '../figures/SalesStatCards.tsx';
import { SeriesChart } from '../figures/SeriesChart.tsx';
import { TopProducts } from '../figures/TopProducts.tsx';
import { CurrentRates } from './CurrentRates.tsx';
import type { DashboardQuery } from './DashboardPage.generated.ts';
import { LowStock } from './LowStock.tsx';
import { TaskList } from './TaskList.tsx';
import { WaitingOrders } from './WaitingOrders.tsx';

interface OrdersByStatusProps {
  counts: NonNullable<DashboardQuery['adminDashboard']['ordersByStatus']>;
}

const twoColumnGrid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
};

export interface DashboardProps {
  data: DashboardQuery;
  /** Period picker, shown above everything that depends on it. */
  picker: ReactNode;
}

/** Shows pending work, then sales figures. */
export function Dashboard({ data, picker }: DashboardProps) {
  const { i18n } = useLingui();
  const { adminDashboard: dashboard, adminStats: stats, adminOrders: pendingOrders } = data;
  const { figures, previous, series, previousSeries, topProducts, ...period } = data.analytics ?? dashboard;
  // A line chart needs at least two points; for a single day the figures are enough.
  const tables =
    series && previousSeries && series.length > 1
      ? buildSeriesTables(i18n, { series, previousSeries, to: period.to })
      : undefined;

  return (
    <Stack sx={{ gap: 2 }}>
      <NoPanAlert />
      <TaskList data={data} />
      <Box
        sx={{
          ...twoColumnGrid,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
        }}
      >
        {pendingOrders && <WaitingOrders orders={pendingOrders.edges} count={pendingOrders.totalCount} />}
        {dashboard.lowItems && <LowStock items={dashboard.lowItems} />}
      </Box>
      {picker}
      {figures && previous && (
        <>
          <SalesStatCards {...{ figures, previous, period }} />
          <SalesParts {...{ figures, previous }} />
        </>
      )}
      <Box sx={twoColumnGrid}>
        {tables && (
          <>
            <SeriesChart
              title={i18n.t('Revenue')}
              table={tables.revenue}
              formatAxisValue={createFigureFormatter(i18n)}
            />
            <SeriesChart
              title={i18n.t('Orders')}
              table={tables.orders}
              formatAxisValue={createFigureFormatter(i18n)}
            />
            <SeriesChart
              title={i18n.t('Grams sold')}
              table={tables.weight}
              formatAxisValue={createGramsFormatter(i18n)}
            />
          </>
        )}
        {topProducts && <TopProducts products={topProducts} />}
      </Box>
      <Box sx={twoColumnGrid}>
        {dashboard.ordersByStatus && <OrdersByStatus counts={dashboard.ordersByStatus} />}
        <Stack sx={{ gap: 2 }}>
          <CurrentRates rates={dashboard.metalRates} />
          <AtAGlance stats={stats} />
        </Stack>
      </Box>
    </Stack>
  );
}

/** Shows totals that do not depend on the period. */
function AtAGlance({ stats }: { stats: DashboardQuery['adminStats'] }) {
  const { i18n } = useLingui();
  const figures: [label: string, count: number | undefined, to: string][] = [
    [i18n.t('Active products'), stats.activeProducts, figureLinks.products({ status: ['ACTIVE'] })],
    [i18n.t('Draft products'), stats.draftProducts, figureLinks.products({ status: ['DRAFT'] })],
    [i18n.t('Customers'), stats.customers, adminPaths.customers],
  ];
  return (
    <StatCardGrid narrow>
      {figures.map(
        ([label, count, to]) =>
          count !== undefined && <StatCard key={label} label={label} figure={i18n.number(count)} to={to} />,
      )}
    </StatCardGrid>
  );
}

/** Counts all orders by status. */
function OrdersByStatus({ counts }: OrdersByStatusProps) {
  const { i18n } = useLingui();
  return (
    <ShareBars
      title={i18n.t('All orders by status, any date')}
      table={{
        name: i18n.t('Status'),
        columns: [{ header: i18n.t('Orders'), text: (figure) => i18n.number(figure) }],
        rows: counts.map(({ status, count }) => ({
          key: status,
          name: i18n.t(orderStatusTexts[status].title),
          to: figureLinks.ordersThat(status),
          figures: [count],
        })),
      }}
    />
  );
}
