import { useLingui } from '@lingui/react';
import { Box, Typography } from '@mui/material';
import { useSearchParams } from 'react-router-dom';
import { formatGrams } from '#domain/catalog/weight.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { adminPaths } from '#web/admin/adminPaths.ts';
import { StatCard, StatCardGrid } from '#web/admin/figures/StatCard.tsx';
import type { ListDefinition } from '#web/admin/list/listDefinition.ts';
import { formatListPath, parseListUrl } from '#web/admin/list/state/listUrl.ts';
import { useHasPermission } from '#web/session/useHasPermission.ts';
import { type StockItem_AllFragment, useStockTotalsQuery } from './Stock.generated.ts';
import { toStockItemFilter } from './useStockItems.ts';

export interface StockFiguresProps {
  definition: ListDefinition<StockItem_AllFragment>;
}

/**
 * Totals of the filtered list. The numbers of low-stock and out-of-stock variants link to these variants. The stock
 * value is for the entire store.
 */
export function StockFigures({ definition }: StockFiguresProps) {
  const { i18n } = useLingui();
  const can = useHasPermission();
  const [params] = useSearchParams();
  const { filter, search } = parseListUrl(params, definition);
  const { data } = useStockTotalsQuery({
    variables: { filter: toStockItemFilter({ filter, search }) },
    fetchPolicy: 'cache-and-network',
  });
  const totals = data?.stockTotals;
  const formatNumber = (value: number | undefined) => (value === undefined ? '–' : i18n.number(value));
  const getStateUrl = (state: 'LOW' | 'OUT') =>
    formatListPath(adminPaths.stock, { ...filter, state: [state] }, ['STOCK_ASC']);
  return (
    <Box sx={{ mb: 2 }}>
      <StatCardGrid>
        <StatCard
          label={i18n.t('Items')}
          figure={formatNumber(totals?.pieces)}
          to={formatListPath(adminPaths.stock, {}, ['STOCK_DESC'])}
        >
          <Typography variant="caption" color="textSecondary">
            {totals &&
              [
                can('seeFigures') && formatNpr(totals.value, i18n.locale),
                formatGrams(totals.weightMg, i18n.locale),
              ]
                .filter(Boolean)
                .join(' · ')}
          </Typography>
        </StatCard>
        <StatCard
          label={i18n.t('Low stock')}
          figure={formatNumber(totals?.low)}
          isMuted={totals?.low === 0}
          to={getStateUrl('LOW')}
        />
        <StatCard
          label={i18n.t('Out of stock')}
          figure={formatNumber(totals?.out)}
          isMuted={totals?.out === 0}
          to={getStateUrl('OUT')}
        />
        <StatCard
          label={i18n.t('Locations')}
          figure={formatNumber(totals?.locations.length)}
          to={adminPaths.locations}
        >
          <Typography variant="caption" color="textSecondary">
            {totals?.locations
              .filter(({ pieces }) => pieces > 0)
              .toSorted((a, b) => b.pieces - a.pieces)
              .slice(0, 3)
              .map(({ location, pieces }) => `${location.name} ${i18n.number(pieces)}`)
              .join(' · ')}
          </Typography>
        </StatCard>
      </StatCardGrid>
    </Box>
  );
}
