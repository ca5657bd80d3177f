import { useLingui } from '@lingui/react';
import { Typography } from '@mui/material';

const LOW_STOCK_THRESHOLD = 3;

/** Note for low stock or a sold-out product. */
export function StockNote({ stock }: { stock: number }) {
  const { i18n } = useLingui();
  if (stock > LOW_STOCK_THRESHOLD) return null;
  return (
    <Typography component="span" variant="body2" color="textSecondary">
      {stock > 0
        ? i18n.t('{stock, plural, one {Last one} other {Only # left}}', { stock })
        : i18n.t('Sold out')}
    </Typography>
  );
}
