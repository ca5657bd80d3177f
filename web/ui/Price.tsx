import { useLingui } from '@lingui/react';
import { Typography, type TypographyProps } from '@mui/material';
import { formatNpr } from '#domain/pricing/money.ts';

export interface PriceProps extends Omit<TypographyProps, 'children'> {
  /** Amount in whole NPR. */
  npr: number;
}

export function Price({ npr, sx, ...props }: PriceProps) {
  const { i18n } = useLingui();
  return (
    <Typography
      component="span"
      {...props}
      sx={[
        { fontVariantNumeric: 'lining-nums tabular-nums', whiteSpace: 'nowrap' },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {formatNpr(npr, i18n.locale)}
    </Typography>
  );
}
