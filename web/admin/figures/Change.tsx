import { useLingui } from '@lingui/react';
import { Box, Typography } from '@mui/material';

export interface ChangeProps {
  current: number;
  before: number;
  /** The previous figure as formatted text. */
  text: string;
}

/**
 * Shows a change such as `+12% · NPR 1,23,000 previously`, with an arrow, a sign and words, so that the change is not
 * shown by colour alone.
 */
export function Change({ current, before: previous, text }: ChangeProps) {
  const { i18n } = useLingui();
  const change = computeRelativeChange(current, previous);
  const isIncrease = current > previous;
  const percent =
    change !== null &&
    i18n
      .number(change, {
        style: 'percent',
        maximumFractionDigits: Math.abs(change) < 0.1 ? 1 : 0,
        signDisplay: 'exceptZero',
      })
      .replace('-', '−');

  return (
    <Typography variant="caption" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {percent && current !== previous && (
        <Typography
          component="span"
          variant="inherit"
          sx={{ fontWeight: 600, color: isIncrease ? 'success.main' : 'error.main' }}
        >
          <span aria-hidden>{isIncrease ? '▲ ' : '▼ '}</span>
          {percent}
          {' · '}
        </Typography>
      )}
      <Box component="span" sx={{ display: 'inline-block' }}>
        {previous === 0 ? i18n.t('none previously') : i18n.t('{figure} previously', { figure: text })}
      </Box>
    </Typography>
  );
}

/** Returns the relative change, such as 0.25 for a quarter more; null if the previous figure was zero. */
function computeRelativeChange(now: number, previous: number): number | null {
  return previous === 0 ? null : (now - previous) / previous;
}
