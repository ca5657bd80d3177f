import { useLingui } from '@lingui/react';
import { Typography } from '@mui/material';
import { couponSchema } from '#domain/orders/coupons/couponSchema.ts';
import { calculateDiscount } from '#domain/orders/coupons/coupons.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { Panel } from '../ui/Panel.tsx';
import { type CouponValues, toCoupon } from './couponValues.ts';

const BASKETS = [25_000, 100_000, 500_000];

/** What the coupon would take off, reckoned as the checkout does. */
export function CouponExample({ values }: { values: CouponValues }) {
  const { i18n } = useLingui();
  const typed = couponSchema.safeParse({ ...toCoupon(values), code: values.code || 'CODE' });
  return (
    <Panel title={i18n.t('Examples')}>
      {typed.success ? (
        BASKETS.map((items) => (
          <Typography key={items} sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {items < typed.data.minItems
              ? i18n.t('Order of {items}: no discount', { items: formatNpr(items) })
              : i18n.t('Order of {items}: {discount} off', {
                  items: formatNpr(items),
                  discount: formatNpr(calculateDiscount(typed.data, items)),
                })}
          </Typography>
        ))
      ) : (
        <Typography color="textSecondary">{i18n.t('Fill in the discount to see examples.')}</Typography>
      )}
    </Panel>
  );
}
