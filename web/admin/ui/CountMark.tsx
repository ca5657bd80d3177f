import { useLingui } from '@lingui/react';
import { Box } from '@mui/material';
import { formatNumber } from '#domain/text/numbers.ts';

/** Count of open work next to a name. Renders nothing for zero. */
export function CountMark({ count }: { count: number | undefined }) {
  const { i18n } = useLingui();
  if (!count) return null;
  return (
    <Box
      component="span"
      sx={{
        px: 0.75,
        minWidth: 20,
        textAlign: 'center',
        fontSize: '0.75rem',
        lineHeight: '18px',
        fontWeight: 600,
        fontVariantNumeric: 'tabular-nums',
        borderRadius: 9,
        color: 'text.primary',
        bgcolor: 'action.selected',
      }}
    >
      {formatNumber(count, i18n.locale)}
    </Box>
  );
}
