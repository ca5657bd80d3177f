import { useLingui } from '@lingui/react';
import { Box, Button, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { adminPaths } from '#web/admin/adminPaths.ts';
import { formatExactNpr } from '#web/admin/ui/exactNpr.ts';
import { StatusDot } from '#web/admin/ui/StatusDot.tsx';
import type { Remittances_LineFragment as Line } from './Remittances.generated.ts';
import { remittanceTexts } from './remittanceTexts.ts';

/** A container query, because a dialog is too narrow for columns even in a wide window. */
const WIDE_CONTAINER_QUERY = '@container (min-width: 600px)';

interface RemittanceLinesProps {
  lines: readonly Line[];
  isVoided?: boolean;
  /** True if the lines can still be corrected. */
  isOpen?: boolean;
  /** Excludes an unknown parcel, identified by the carrier's parcel number. */
  onRemove?: (parcelNumber: string) => void;
}

/** Lists the parcels of a remittance with their amounts, and advice for those not settled. */
export function RemittanceLines({ lines, isVoided = false, isOpen = true, onRemove }: RemittanceLinesProps) {
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box
        component="ul"
        sx={{
          ...{ m: 0, p: 0, listStyle: 'none', columnGap: 2 },
          ...{ gridTemplateColumns: 'minmax(0, 1fr) auto auto', [WIDE_CONTAINER_QUERY]: { display: 'grid' } },
        }}
      >
        {lines.map((line) => (
          <LineItem key={line.named} {...{ line, isVoided, isOpen, onRemove }} />
        ))}
      </Box>
    </Box>
  );
}

interface LineItemProps {
  line: Line;
  isVoided: boolean;
  isOpen: boolean;
  onRemove: RemittanceLinesProps['onRemove'];
}

function LineItem({ line, isVoided, isOpen, onRemove }: LineItemProps) {
  const { i18n } = useLingui();
  const {
    named: parcelNumber,
    amount,
    expected,
    outcome,
    orderNumber,
    orderCarrier,
    stillWithCarrier,
  } = line;
  const { text, tone, advice } = remittanceTexts[outcome];
  const formatAmount = (money: number) => formatExactNpr(money, i18n.locale);
  // A later remittance paid the difference.
  const isCompleted = outcome === 'PART' && stillWithCarrier === 0;
  return (
    <Box
      component="li"
      sx={{
        ...{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, alignItems: 'baseline', py: 1 },
        ...{ borderTop: 1, borderColor: 'divider', gridColumn: '1 / -1', gridTemplateColumns: 'subgrid' },
        [WIDE_CONTAINER_QUERY]: { display: 'grid' },
      }}
    >
      <Box sx={{ flex: '1 1 160px', minWidth: 0, overflowWrap: 'anywhere' }}>
        {orderNumber ? (
          <Link component={RouterLink} to={adminPaths.order(orderNumber)}>
            {orderNumber}
          </Link>
        ) : (
          parcelNumber
        )}
        {orderNumber && orderNumber !== parcelNumber && (
          <Typography variant="body2" color="textSecondary">
            {parcelNumber}
          </Typography>
        )}
        {outcome === 'OTHER_CARRIER' && orderCarrier && (
          <Typography variant="body2" color="textSecondary">
            {orderCarrier}
          </Typography>
        )}
      </Box>
      <Typography
        sx={{ whiteSpace: 'nowrap', textAlign: 'right', fontVariantNumeric: 'tabular-nums lining-nums' }}
      >
        {amount === expected || expected === 0
          ? formatAmount(amount)
          : i18n.t('{paid} of {collected}', {
              paid: formatAmount(amount),
              collected: formatAmount(expected),
            })}
      </Typography>
      {isVoided ? (
        <StatusDot tone="quiet">{i18n.t('Reversed')}</StatusDot>
      ) : (
        <StatusDot tone={isCompleted ? 'good' : tone}>
          {isCompleted ? i18n.t('Settled in instalments') : i18n.t(text)}
        </StatusDot>
      )}
      {advice && !isCompleted && isOpen && amount + expected > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ gridColumn: '1 / -1', flexBasis: '100%' }}>
          {i18n.t(advice)}
        </Typography>
      )}
      {onRemove && outcome === 'UNKNOWN' && (
        <Box sx={{ gridColumn: '1 / -1', flexBasis: '100%' }}>
          <Button
            size="small"
            aria-label={i18n.t('Remove parcel {named}', { named: parcelNumber })}
            onClick={() => onRemove(parcelNumber)}
          >
            {i18n.t('Remove')}
          </Button>
        </Box>
      )}
    </Box>
  );
}
