import { useLingui } from '@lingui/react';
import { Typography } from '@mui/material';
import { allInCartText } from '#web/shop/cart/allInCartText.ts';
import type { Purchase } from './usePurchase.ts';

/** Pieces of the chosen size that are in the cart already, and that there are no more where that is so. */
export function InCart({ purchase: { inCart, variant } }: { purchase: Purchase }) {
  const { i18n } = useLingui();
  if (!variant || inCart === 0) return null;
  return (
    <Typography variant="body2" color="textSecondary">
      {inCart >= variant.stock
        ? allInCartText(i18n, variant.stock)
        : i18n.t('{inCart} in your cart', { inCart })}
    </Typography>
  );
}
