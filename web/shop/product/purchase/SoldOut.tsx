import { useLingui } from '@lingui/react';
import { Stack, Typography } from '@mui/material';
import { NotifyWhenBack } from '#web/shop/alerts/NotifyWhenBack.tsx';
import type { ProductPurchase_ProductFragment } from './ProductPurchase.generated.ts';
import type { Purchase } from './usePurchase.ts';

export interface SoldOutProps {
  product: ProductPurchase_ProductFragment;
  purchase: Purchase;
}

/** Replaces the buy button of a sold-out product: an alert for the product or its chosen size. */
export function SoldOut({ product, purchase }: SoldOutProps) {
  const { i18n } = useLingui();
  const size = purchase.variant?.size ?? null;
  return (
    <Stack sx={{ gap: 1 }}>
      <Typography color="textSecondary">
        {size === null || product.stock === 0
          ? i18n.t('This piece is sold out. We can email you when it’s back in stock.')
          : i18n.t('Size {size} is sold out. We can email you when it’s back in stock.', { size })}
      </Typography>
      <NotifyWhenBack product={product} soldOutSize={size} variant="contained" size="large" />
    </Stack>
  );
}
