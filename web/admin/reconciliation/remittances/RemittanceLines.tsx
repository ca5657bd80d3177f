import { useLingui } from '@lingui/react';
import { Box, Link, Typography } from '@mui/material';
import { exactNpr } from '#web/admin/ui/exactNpr.ts';
import { Link as RouterLink } from '#web/ui/navigation/Link.tsx';
import { adminPaths } from '../../adminPaths.ts';
import { StatusDot } from '../../ui/StatusDot.tsx';
import type { Remittances_LineFragment as Line } from './Remittances.generated.ts';
import { remittanceTexts } from './remittanceTexts.ts';

/** The parcels of a remittance, and what became of each. */
export function RemittanceLines({ lines }: { lines: readonly Line[] }) {
  const { i18n } = useLingui();
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {lines.map((line) => {
        const { text, tone } = remittanceTexts[line.outcome];
        return (
          <Box
            component="li"
            key={line.named}
            sx={{
              ...{ display: 'flex', flexWrap: 'wrap', columnGap: 2, py: 0.75 },
              ...{ borderTop: 1, borderColor: 'divider' },
            }}
          >
            <Box sx={{ flex: '1 1 160px', minWidth: 0, overflowWrap: 'anywhere' }}>
              {line.orderNumber ? (
                <Link component={RouterLink} to={adminPaths.order(line.orderNumber)}>
                  {line.orderNumber}
                </Link>
              ) : (
                line.named
              )}
              {line.orderNumber && line.orderNumber !== line.named && ` · ${line.named}`}
            </Box>
            <Typography sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums lining-nums' }}>
              {exactNpr(line.amount, i18n.locale)}
              {line.outcome !== 'BROUGHT' &&
                line.expected > 0 &&
                ` ${i18n.t('of {amount}', { amount: exactNpr(line.expected, i18n.locale) })}`}
            </Typography>
            <StatusDot tone={tone}>{i18n.t(text)}</StatusDot>
          </Box>
        );
      })}
    </Box>
  );
}
