import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { Typography } from '@mui/material';
import { type CouponInput, couponSchema } from '#domain/orders/coupons/couponSchema.ts';
import { calculateDiscount } from '#domain/orders/coupons/coupons.ts';
import { calculateShippingByRule } from '#domain/orders/orderTotals.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import type { StoreSettings } from '#domain/store/storeSettings.ts';
import { useStoreSettings } from '#web/store/StoreSettingsProvider.tsx';
import { Panel } from '../ui/Panel.tsx';
import { type CouponValues, toCoupon } from './couponValues.ts';

const EXAMPLE_CARTS = { PRICE: [25_000, 100_000, 500_000], MAKING: [2_000, 10_000, 50_000] };

/** Shows example discounts of the coupon, computed as in the checkout. */
export function CouponExample({ values }: { values: CouponValues }) {
  const { i18n } = useLingui();
  const store = useStoreSettings();
  const parsedCoupon = couponSchema.safeParse({
    ...toCoupon(values),
    code: values.code || 'CODE',
    name: values.name || 'Name',
  });
  return (
    <Panel title={i18n.t('Examples')}>
      {parsedCoupon.success ? (
        listExampleTotals(parsedCoupon.data, store).map((from) => (
          <Typography key={from} sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {formatExample(i18n, parsedCoupon.data, from, store)}
          </Typography>
        ))
      ) : (
        <Typography color="textSecondary">{i18n.t('Enter the discount to see examples.')}</Typography>
      )}
    </Panel>
  );
}

type Rules = Pick<StoreSettings, 'freeShippingFrom' | 'shippingFee'>;

/**
 * Returns the totals of the example orders. For a shipping coupon, these include totals below and at the threshold for
 * free shipping.
 */
function listExampleTotals({ kind, basis, minItems }: CouponInput, { freeShippingFrom }: Rules): number[] {
  if (kind !== 'SHIPPING') return EXAMPLE_CARTS[basis];
  const amountBelowThreshold = Math.floor(freeShippingFrom / 2);
  return [...new Set([amountBelowThreshold, minItems, freeShippingFrom])].filter((amount) => amount > 0);
}

function formatExample(i18n: I18n, coupon: CouponInput, amount: number, rules: Rules): string {
  const fee = calculateShippingByRule(amount, rules);
  const isForShipping = coupon.kind === 'SHIPPING';
  const discount = formatNpr(calculateDiscount(coupon, isForShipping ? fee : amount), i18n.locale);
  const amountText = formatNpr(amount, i18n.locale);
  if (isForShipping && amount >= coupon.minItems)
    return fee === 0
      ? i18n.t('Order of {items}: shipping is already free', { items: amountText })
      : i18n.t('Order of {items}: {discount} off shipping', { items: amountText, discount });
  if (coupon.basis === 'MAKING')
    return i18n.t('Making charges of {npr}: {discount} off', { npr: amountText, discount });
  return amount < coupon.minItems
    ? i18n.t('Order of {items}: no discount', { items: amountText })
    : i18n.t('Order of {items}: {discount} off', { items: amountText, discount });
}
