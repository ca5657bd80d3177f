import NotificationsNone from 'icon:baseline-notifications-none';
import { useLingui } from '@lingui/react';
import { Button, Stack, Typography } from '@mui/material';
import { AlertButton } from '#web/shop/alerts/AlertButton.tsx';
import type { ProductPurchase_ProductFragment } from './ProductPurchase.generated.ts';
import type { Purchase } from './usePurchase.ts';

export interface SoldOutProps {
  product: ProductPurchase_ProductFragment;
  purchase: Purchase;
}

/** In the place of buying: the piece, or the chosen size of it, can be waited for. */
export function SoldOut({ product, purchase }: SoldOutProps) {
  const { i18n } = useLingui();
  const { variant } = purchase;
  const sizes = variant ? [] : product.variants.flatMap(({ size }) => size ?? []);
  return (
    <Stack sx={{ gap: 1 }}>
      {/* Of a chosen size the sizes say it. */}
      {variant?.size == null && (
        <Typography color="textSecondary">{i18n.t('This piece is sold out.')}</Typography>
      )}
      <AlertButton
        kind="BACK_IN_STOCK"
        product={product}
        price={purchase.price}
        sizes={sizes}
        size={variant?.size ?? null}
      >
        {(open) => (
          <Button variant="contained" size="large" startIcon={<NotificationsNone />} onClick={open}>
            {i18n.t('Tell me when it is back')}
          </Button>
        )}
      </AlertButton>
    </Stack>
  );
}
