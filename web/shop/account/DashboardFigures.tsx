import { useLingui } from '@lingui/react';
import { Box, Typography } from '@mui/material';
import { formatNpr } from '#domain/pricing/money.ts';
import { formatNumber } from '#domain/text/numbers.ts';
import type { DashboardPageQuery } from './DashboardPage.generated.ts';

export function DashboardFigures({ stats }: { stats: DashboardPageQuery['customerDashboard']['stats'] }) {
  const { i18n } = useLingui();
  const figures = [
    [i18n.t('Orders'), formatNumber(stats.orders, i18n.locale)],
    [i18n.t('In progress'), formatNumber(stats.inProgress, i18n.locale)],
    [i18n.t('On your wishlist'), formatNumber(stats.wishlist, i18n.locale)],
    [i18n.t('Total spent'), formatNpr(stats.spent, i18n.locale)],
  ] as const;

  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, auto)' },
        justifyContent: { sm: 'space-between' },
        columnGap: 4,
        rowGap: 3,
        py: 3,
        borderTop: 1,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {figures.map(([label, value]) => (
        <Box key={label} sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {label}
          </Typography>
          <Typography
            component="dd"
            variant="h3"
            sx={{ m: 0, fontVariantNumeric: 'lining-nums tabular-nums' }}
          >
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
