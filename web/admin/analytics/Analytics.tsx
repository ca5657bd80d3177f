import { useLingui } from '@lingui/react';
import { Box, Stack } from '@mui/material';
import { categoryLabels, metalLabels, typeLabels } from '#web/labels/catalogLabels.ts';
import { createFigureFormatter, createGramsFormatter } from '../figures/axisFigures.ts';
import { buildSeriesTables } from '../figures/buildSeriesTables.ts';
import { SalesParts } from '../figures/SalesParts.tsx';
import { SalesStatCards } from '../figures/SalesStatCards.tsx';
import { SeriesChart } from '../figures/SeriesChart.tsx';
import { TopProducts } from '../figures/TopProducts.tsx';
import type { AnalyticsQuery } from './AnalyticsPage.generated.ts';
import { ConversionPanel } from './ConversionPanel.tsx';
import { DistrictShares } from './DistrictShares.tsx';
import { ProductShares } from './ProductShares.tsx';
import { RateHistoryChart } from './RateHistoryChart.tsx';

const createColumnStyles = (columnCount: number) => ({
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: `repeat(${columnCount}, minmax(0, 1fr))` },
  alignItems: 'start',
});

export function Analytics({ data: { analytics, gold, silver } }: { data: AnalyticsQuery }) {
  const { i18n } = useLingui();
  const { figures, previous, from, to } = analytics;
  const tables = buildSeriesTables(i18n, analytics);
  const formatFigure = createFigureFormatter(i18n);

  return (
    <Stack sx={{ gap: 2 }}>
      <SalesStatCards figures={figures} previous={previous} period={{ from, to }} />
      <SalesParts figures={figures} previous={previous} />
      <Box sx={createColumnStyles(2)}>
        <SeriesChart title={i18n.t('Revenue')} table={tables.revenue} formatAxisValue={formatFigure} />
        <SeriesChart title={i18n.t('Orders')} table={tables.orders} formatAxisValue={formatFigure} />
        <SeriesChart
          title={i18n.t('Average order value')}
          table={tables.average}
          formatAxisValue={formatFigure}
        />
        <SeriesChart
          title={i18n.t('Grams sold')}
          table={tables.weight}
          formatAxisValue={createGramsFormatter(i18n)}
        />
        <SeriesChart
          title={i18n.t('New and returning customers')}
          table={tables.customers}
          formatAxisValue={formatFigure}
        />
        <ConversionPanel
          conversion={analytics.conversion}
          previous={analytics.previousConversion}
          period={{ from, to }}
        />
      </Box>
      <Box sx={createColumnStyles(3)}>
        <ProductShares
          title={i18n.t('By category')}
          filter="category"
          labels={categoryLabels}
          shares={analytics.byCategory}
        />
        <ProductShares
          title={i18n.t('By type')}
          filter="type"
          labels={typeLabels}
          shares={analytics.byType}
        />
        <ProductShares
          title={i18n.t('By metal')}
          filter="metal"
          labels={metalLabels}
          shares={analytics.byMetal}
        />
      </Box>
      <Box sx={createColumnStyles(2)}>
        <DistrictShares shares={analytics.byDistrict} period={{ from, to }} />
        <TopProducts products={analytics.topProducts} />
        <RateHistoryChart title={i18n.t('Fine gold rate')} rates={gold} to={to} />
        <RateHistoryChart title={i18n.t('Fine silver rate')} rates={silver} to={to} />
      </Box>
    </Stack>
  );
}
