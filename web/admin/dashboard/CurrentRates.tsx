import { useLingui } from '@lingui/react';
import { Box, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { formatNpr } from '#domain/pricing/money.ts';
import { formatWithSign } from '#web/admin/ui/quantities.tsx';
import { metalLabels } from '#web/labels/catalogLabels.ts';
import { useHasPermission } from '#web/session/useHasPermission.ts';
import { adminPaths } from '../adminPaths.ts';
import { Instant } from '../ui/Instant.tsx';
import { Panel } from '../ui/Panel.tsx';
import type { DashboardQuery } from './DashboardPage.generated.ts';

export interface CurrentRatesProps {
  rates: DashboardQuery['adminDashboard']['metalRates'];
}

/** Shows the current metal rates and their change. */
export function CurrentRates({ rates }: CurrentRatesProps) {
  const { i18n } = useLingui();
  const can = useHasPermission();
  return (
    <Panel
      title={i18n.t('Current metal rates')}
      action={
        can('manageRates') && (
          <Link component={RouterLink} to={adminPaths.rates} variant="body2">
            {i18n.t('Metal rates')}
          </Link>
        )
      }
    >
      {rates.length === 0 && (
        <Typography color="textSecondary">{i18n.t('No rate has been published yet.')}</Typography>
      )}
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2 }}>
        {rates.map(({ id, metal, perTola, change, effectiveFrom }) => (
          <div key={id}>
            <Typography variant="body2" color="textSecondary">
              {i18n.t(metalLabels[metal])}
            </Typography>
            <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
              {i18n.t('{price} per tola', { price: formatNpr(perTola, i18n.locale) })}
            </Typography>
            <Typography variant="caption" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {change !== null && `${formatWithSign(change, formatNpr(Math.abs(change), i18n.locale))} · `}
              <Instant at={effectiveFrom} />
            </Typography>
          </div>
        ))}
      </Box>
    </Panel>
  );
}
