import { useLingui } from '@lingui/react';
import { Box, Typography } from '@mui/material';
import { formatNpr } from '#domain/pricing/money.ts';
import type { PriceProps } from './Price.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** What a piece cost before, struck through; who listens hears that it is the price of before. */
export function PriceBefore({ npr, ...props }: PriceProps) {
  const { i18n } = useLingui();
  const price = formatNpr(npr, i18n.locale);
  return (
    <Typography component="span" variant="body2" color="textSecondary" {...props}>
      <VisuallyHidden>{i18n.t('Before: {price}', { price })}</VisuallyHidden>
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
