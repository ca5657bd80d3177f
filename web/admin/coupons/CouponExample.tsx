import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { Typography } from '@mui/material';
import { type CouponText, couponSchema } from '#domain/orders/coupons/couponSchema.ts';
import { calculateDiscount } from '#domain/orders/coupons/coupons.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { Panel } from '../ui/Panel.tsx';
import { type CouponValues, toCoupon } from './couponValues.ts';

const BASKETS = { PRICE: [25_000, 100_000, 500_000], MAKING: [2_000, 10_000, 50_000] };

/** What the coupon would take off, reckoned as the checkout does. */
export function CouponExample({ values }: { values: CouponValues }) {
  const { i18n } = useLingui();
  const typed = couponSchema.safeParse({
    ...toCoupon(values),
    code: values.code || 'CODE',
    name: values.name || 'Name',
  });
  return (
    <Panel title={i18n.t('Examples')}>
      {typed.success ? (
        BASKETS[typed.data.basis].map((from) => (
          <Typography key={from} sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {exampleText(i18n, typed.data, from)}
          </Typography>
        ))
      ) : (
        <Typography color="textSecondary">{i18n.t('Fill in the discount to see examples.')}</Typography>
      )}
    </Panel>
  );
}

function exampleText(i18n: I18n, coupon: CouponText, from: number): string {
  const discount = formatNpr(calculateDiscount(coupon, from), i18n.locale);
  const npr = formatNpr(from, i18n.locale);
  if (coupon.basis === 'MAKING') return i18n.t('Making charges of {npr}: {discount} off', { npr, discount });
  return from < coupon.minItems
    ? i18n.t('Order of {items}: no discount', { items: npr })
    : i18n.t('Order of {items}: {discount} off', { items: npr, discount });
}
