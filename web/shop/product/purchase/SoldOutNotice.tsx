import { useLingui } from '@lingui/react';
import { Stack, Typography } from '@mui/material';
import { BackInStockAlert } from '#web/shop/alerts/BackInStockAlert.tsx';
import type { ProductPurchase_ProductFragment } from './ProductPurchase.generated.ts';
import type { Purchase } from './usePurchase.ts';

export interface SoldOutNoticeProps {
  product: ProductPurchase_ProductFragment;
  purchase: Purchase;
}

/** Replaces the buy button of a sold-out product: offers an alert for the product or the chosen size. */
export function SoldOutNotice({ product, purchase }: SoldOutNoticeProps) {
  const { i18n } = useLingui();
  const size = purchase.variant?.size ?? null;
  return (
    <Stack sx={{ gap: 1 }}>
      <Typography color="textSecondary">
        {size === null || product.stock === 0
          ? i18n.t('This piece is sold out. We can email you when it’s back in stock.')
          : i18n.t('Size {size} is sold out. We can email you when it’s back in stock.', { size })}
      </Typography>
      <BackInStockAlert product={product} soldOutSize={size} variant="contained" size="large" />
    </Stack>
  );
}
