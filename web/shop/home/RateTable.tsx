import { useLingui } from '@lingui/react';
import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { formatNpr } from '#domain/money.ts';
import type { RateChartShape } from './rateChartShape.ts';

/** The figures behind the line, newest first. */
export function RateTable({ points }: Pick<RateChartShape, 'points'>) {
  const { i18n } = useLingui();
  return (
    <Box component="details" sx={{ mt: 1.5, minHeight: 44 }}>
      <Typography
        component="summary"
        variant="body2"
        sx={{ py: 1.25, cursor: 'pointer', width: 'fit-content' }}
      >
        {i18n.t('Show the figures')}
      </Typography>
      <Box
        role="region"
        aria-label={i18n.t('Rates by day')}
        // Scrolls by itself, so the keyboard must reach it.
        tabIndex={0}
        sx={{ maxHeight: 320, overflowY: 'auto' }}
      >
        <Table size="small" stickyHeader sx={{ maxWidth: 420 }}>
          <TableHead>
            <TableRow>
              <TableCell>{i18n.t('Day')}</TableCell>
              <TableCell align="right">{i18n.t('A tola, fine')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {points.toReversed().map(({ at, perTola }) => (
              <TableRow key={at.toISOString()}>
                <TableCell>
                  {i18n.date(at, {
                    day: 'numeric',
                    month: 'long',
                    year: 'numeric',
                    timeZone: 'Asia/Kathmandu',
                  })}
                </TableCell>
                <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                  {formatNpr(perTola)}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Box>
  );
}
