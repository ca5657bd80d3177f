import { useLingui } from '@lingui/react';
import { Box, Typography } from '@mui/material';
import { formatNpr } from '#domain/pricing/money.ts';
import type { PriceProps } from './Price.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** Compare-at price, crossed out and labelled for screen readers. */
export function CompareAtPrice({ npr, ...props }: PriceProps) {
  const { i18n } = useLingui();
  const price = formatNpr(npr, i18n.locale);
  return (
    <Typography component="span" variant="body2" color="textSecondary" {...props}>
      <VisuallyHidden>{i18n.t('Previous price: {price}', { price })}</VisuallyHidden>
      <Box
        component="s"
        aria-hidden
        sx={{ fontVariantNumeric: 'lining-nums tabular-nums', whiteSpace: 'nowrap' }}
      >
        {price}
      </Box>
    </Typography>
  );
}
