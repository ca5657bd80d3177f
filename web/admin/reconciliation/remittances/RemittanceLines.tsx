import { useLingui } from '@lingui/react';
import { Box, Link, Typography } from '@mui/material';
import { exactNpr } from '#web/admin/ui/exactNpr.ts';
import { Link as RouterLink } from '#web/ui/navigation/Link.tsx';
import { adminPaths } from '../../adminPaths.ts';
import { StatusDot } from '../../ui/StatusDot.tsx';
import type { Remittances_LineFragment as Line } from './Remittances.generated.ts';
import { remittanceTexts } from './remittanceTexts.ts';

/** The parcels of a remittance with their amounts, and what to do about those that are not settled. */
export function RemittanceLines({ lines }: { lines: readonly Line[] }) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {lines.map((line) => (
        <LineItem key={line.named} line={line} />
      ))}
    </Box>
  );
}

function LineItem({ line }: { line: Line }) {
  const { i18n } = useLingui();
  const { named, amount, expected, outcome, orderNumber, stillWithCourier } = line;
  const { text, tone, advice } = remittanceTexts[outcome];
  const npr = (money: number) => exactNpr(money, i18n.locale);
  // A later remittance paid the rest.
  const isCompleted = outcome === 'PART' && stillWithCourier === 0;
  return (
    <Box component="li" sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}>
        <Box sx={{ flex: '1 1 160px', minWidth: 0, overflowWrap: 'anywhere' }}>
          {orderNumber ? (
            <Link component={RouterLink} to={adminPaths.order(orderNumber)}>
              {orderNumber}
            </Link>
          ) : (
            named
          )}
          {orderNumber && orderNumber !== named && ` · ${named}`}
        </Box>
        <Typography sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums lining-nums' }}>
          {amount === expected || expected === 0
            ? npr(amount)
            : i18n.t('{paid} of {collected}', { paid: npr(amount), collected: npr(expected) })}
        </Typography>
        <StatusDot tone={isCompleted ? 'good' : tone}>
          {isCompleted ? i18n.t('Settled in parts') : i18n.t(text)}
        </StatusDot>
      </Box>
      {advice && !isCompleted && amount + expected > 0 && (
        <Typography variant="body2" color="textSecondary">
          {i18n.t(advice)}
        </Typography>
      )}
    </Box>
  );
}
