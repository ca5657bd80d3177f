import NotificationsNone from 'icon:baseline-notifications-none';
import { useLingui } from '@lingui/react';
import { Button, type ButtonProps } from '@mui/material';
import { type PriceWithTax, useDisplayedPrice } from '#web/store/useDisplayedPrice.ts';
import { AlertButton } from './AlertButton.tsx';

export interface BackInStockAlertProps extends Pick<ButtonProps, 'variant' | 'size' | 'sx'> {
  product: PriceWithTax & { id: string; name: string; variants: readonly { size: string | null }[] };
  /** Sold-out size; null if the entire product is sold out, in which case the shopper can choose a size. */
  soldOutSize?: string | null;
}

/** Replaces the buy button of a sold-out product: offers an email when the product is back in stock. */
export function BackInStockAlert({ product, soldOutSize = null, ...buttonProps }: BackInStockAlertProps) {
  const { i18n } = useLingui();
  const getDisplayedPrice = useDisplayedPrice();
  const { id, name, variants } = product;
  return (
    <AlertButton
      kind="BACK_IN_STOCK"
      product={{ id, name }}
      price={getDisplayedPrice(product)}
      sizes={soldOutSize === null ? variants.flatMap(({ size }) => size ?? []) : []}
      size={soldOutSize}
    >
      {(open) => (
        <Button
          {...buttonProps}
          startIcon={<NotificationsNone />}
          aria-label={i18n.t('Notify me when {name} is back', { name })}
          onClick={open}
        >
          {i18n.t('Notify me')}
        </Button>
      )}
    </AlertButton>
  );
}
