import { useLingui } from '@lingui/react';
import { Typography, type TypographyProps } from '@mui/material';
import { useShowsTax } from './useShowsTax.ts';

/** Note next to a price, saying that it includes tax. Renders nothing if the shop shows prices before tax. */
export function TaxNote(props: Omit<TypographyProps, 'children'>) {
  const { i18n } = useLingui();
  if (!useShowsTax()) return null;
  return (
    <Typography component="span" variant="caption" color="textSecondary" {...props}>
      {i18n.t('incl. tax')}
    </Typography>
  );
}
