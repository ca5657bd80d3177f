import { useLingui } from '@lingui/react';
import { LinearProgress, Stack, Typography } from '@mui/material';
import { calculateAmountToFreeShipping } from '#domain/orders/orderTotals.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { useStoreSettings } from '#web/store/StoreSettingsProvider.tsx';
import { useFreeShippingText } from '../useFreeShippingText.ts';
import { useCart } from './useCart.ts';

export interface FreeShippingProps {
  /** True if the shipping fee is shown next to this text, which then does not refer to the checkout. */
  shouldShowFee?: boolean;
}

/** Amount still needed for free shipping. */
export function FreeShipping({ shouldShowFee = false }: FreeShippingProps) {
  const { i18n } = useLingui();
  const { totals } = useCart();
  const { freeShippingFrom } = useStoreSettings();
  const freeShipping = useFreeShippingText();
  const isFree = totals.shippingDiscount > 0 && totals.shipping === 0;
  const amountNeeded = isFree ? 0 : calculateAmountToFreeShipping(totals.items, { freeShippingFrom });
  const percentReached = amountNeeded === 0 ? 100 : (totals.items / freeShippingFrom) * 100;

  return (
    <Stack sx={{ gap: 1 }}>
      <LinearProgress
        variant="determinate"
        value={percentReached}
        aria-label={i18n.t('Progress towards free shipping')}
      />
      {amountNeeded > 0 ? (
        <Typography variant="caption" color="textSecondary" component="div">
          {!shouldShowFee && <div>{i18n.t('Shipping calculated at checkout.')}</div>}
          <div>
            {i18n.t('Add {amount} for free shipping', { amount: formatNpr(amountNeeded, i18n.locale) })}
          </div>
          <div>{freeShipping}</div>
        </Typography>
      ) : (
        <Typography variant="caption" color="success">
          {i18n.t('Free shipping applied!')}
        </Typography>
      )}
    </Stack>
  );
}
