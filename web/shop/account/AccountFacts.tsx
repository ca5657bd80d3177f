import { useLingui } from '@lingui/react';
import { Box, Typography } from '@mui/material';
import { formatDate } from '#web/shop/track/kathmanduTime.ts';
import { readablePhone } from '#web/ui/readablePhone.ts';
import type { DashboardPageQuery } from './DashboardPage.generated.ts';

export function AccountFacts({ account }: { account: DashboardPageQuery['me'] }) {
  const { i18n } = useLingui();
  const facts = [
    [i18n.t('Name'), account.name],
    [i18n.t('Email'), account.email],
    [i18n.t('Phone'), account.phone ? readablePhone(account.phone) : i18n.t('None given')],
    [i18n.t('With us since'), formatDate(account.createdAt, i18n.locale)],
  ];
  return (
    <Box component="dl" sx={{ m: 0 }}>
      {facts.map(([label, value]) => (
        <Box
          key={label}
          sx={{
            display: 'grid',
            gridTemplateColumns: '128px minmax(0, 1fr)',
            gap: 2,
            py: 2,
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <Typography component="dt" color="textSecondary">
            {label}
          </Typography>
          <Typography component="dd" sx={{ m: 0 }}>
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
