import { useLingui } from '@lingui/react';
import { Typography } from '@mui/material';
import { getAllStockInCartText } from '#web/shop/cart/allStockInCartText.ts';
import type { Purchase } from './usePurchase.ts';

/** Number of items of the chosen size in the cart, and whether no more are available. */
export function InCart({ purchase: { inCart, variant } }: { purchase: Purchase }) {
  const { i18n } = useLingui();
  if (!variant || inCart === 0) return null;
  return (
    <Typography variant="body2" color="textSecondary">
      {inCart >= variant.stock
        ? getAllStockInCartText(i18n, variant.stock)
        : i18n.t('{inCart} in your cart', { inCart })}
    </Typography>
  );
}
