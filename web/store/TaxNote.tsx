import { useLingui } from '@lingui/react';
import { Typography, type TypographyProps } from '@mui/material';
import { useShowsTax } from './useShowsTax.ts';

/** Note beside a price that it includes tax, if the shop shows prices with tax. */
export function TaxNote(props: Omit<TypographyProps, 'children'>) {
  const { i18n } = useLingui();
  if (!useShowsTax()) return null;
  return (
    <Typography component="span" variant="caption" color="textSecondary" {...props}>
      {i18n.t('incl. tax')}
    </Typography>
  );
}
