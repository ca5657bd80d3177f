import { useLingui } from '@lingui/react';
import { Box, Typography } from '@mui/material';
import { formatNpr } from '#domain/pricing/money.ts';
import { formatDate } from '#web/locale/formatTime.ts';
import { standaloneLink, TOUCH_TARGET_PX } from '../browser/touch.ts';
import type { RateChartShape } from './rateChartShape.ts';

/** Table of the chart's values, newest first. */
export function RateTable({ points }: Pick<RateChartShape, 'points'>) {
  const { i18n } = useLingui();
  return (
    <Box component="details" sx={{ mt: 1.5, minHeight: TOUCH_TARGET_PX }}>
      <Typography
        component="summary"
        variant="body2"
        sx={{ ...standaloneLink, py: 1.25, cursor: 'pointer', width: 'fit-content' }}
      >
        {i18n.t('Show as a table')}
      </Typography>
      <Box
        role="region"
        aria-label={i18n.t('Rates by day')}
        // The table scrolls, so it must be reachable by keyboard.
        tabIndex={0}
        sx={{ maxHeight: 320, overflowY: 'auto' }}
      >
        <Box
          component="table"
          sx={{
            width: 1,
            maxWidth: 420,
            borderCollapse: 'collapse',
            typography: 'body2',
            '& th, & td': { px: 0, py: 0.75, textAlign: 'left', fontVariantNumeric: 'tabular-nums' },
            '& :is(th, td):last-of-type': { textAlign: 'right', whiteSpace: 'nowrap' },
            '& thead th': { position: 'sticky', top: 0, bgcolor: 'background.default', fontWeight: 600 },
            '& tbody tr': { borderTop: 1, borderColor: 'divider' },
          }}
        >
          <thead>
            <tr>
              <th scope="col">{i18n.t('Day')}</th>
              <th scope="col">{i18n.t('Fine metal, per tola')}</th>
            </tr>
          </thead>
          <tbody>
            {points.toReversed().map(({ at, perTola }) => (
              <tr key={at.toISOString()}>
                <td>{formatDate(at, i18n.locale)}</td>
                <td>{formatNpr(perTola, i18n.locale)}</td>
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    </Box>
  );
}
