import type { I18n } from '@lingui/core';
import type { CouponBasis, CouponKind } from '#domain/orders/coupons/coupons.ts';
import type { CouponState } from '#domain/orders/coupons/getCouponState.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { formatNumber } from '#domain/text/numbers.ts';
import type { Tone } from '#web/admin/ui/StatusDot.tsx';
import type { COUPON_METHODS } from './useCouponRows.ts';

export const couponStates: Record<CouponState, { text: string; tone: Tone }> = {
  ACTIVE: { text: /*i18n*/ 'Active', tone: 'good' },
  UPCOMING: { text: /*i18n*/ 'Scheduled', tone: 'busy' },
  EXPIRED: { text: /*i18n*/ 'Expired', tone: 'quiet' },
  USED_UP: { text: /*i18n*/ 'Used up', tone: 'quiet' },
  OFF: { text: /*i18n*/ 'Inactive', tone: 'bad' },
};

interface Discount {
  kind: CouponKind;
  value: number;
  maxDiscount?: number | null;
  basis: CouponBasis;
}

/** Formats the discount: `10%, up to NPR 5,000`, `50% off the making charge`, `Free shipping`. */
export function formatDiscount(i18n: I18n, coupon: Discount): string {
  const discount = formatAmount(i18n, coupon);
  return coupon.basis === 'MAKING' ? i18n.t('{discount} off the making charge', { discount }) : discount;
}

function formatAmount(i18n: I18n, { kind, value, maxDiscount }: Discount): string {
  if (kind === 'FIXED') return formatNpr(value, i18n.locale);
  const amount = maxDiscount == null ? null : formatNpr(maxDiscount, i18n.locale);
  if (kind === 'SHIPPING')
    return amount === null ? i18n.t('Free shipping') : i18n.t('Free shipping, up to {amount}', { amount });
  return amount === null
    ? i18n.t('{percent}%', { percent: value })
    : i18n.t('{percent}%, up to {amount}', { percent: value, amount });
}

export const couponMethodTexts: Record<(typeof COUPON_METHODS)[number], string> = {
  BY_CODE: /*i18n*/ 'With a code',
  BY_ITSELF: /*i18n*/ 'Automatically',
};

/** Formats the redemptions: `3 of 100`. */
export function formatCouponUses(i18n: I18n, usedCount: number, limit: number | null | undefined): string {
  const number = i18n.number(usedCount);
  return limit == null ? number : i18n.t('{used} of {limit}', { used: number, limit: i18n.number(limit) });
}

interface Terms {
  kind: CouponKind;
  /** Percent or NPR, depending on the kind. */
  value: number;
  basis: CouponBasis;
  /** In NPR; null if unlimited. */
  maxDiscount: number | null;
}

/** Describes the terms on which an order redeemed its coupon. Later edits of the coupon do not change them. */
export function formatCouponTerms(i18n: I18n, { kind, value, basis, maxDiscount }: Terms): string {
  if (kind === 'SHIPPING') return i18n.t('Free shipping, on the terms in force when the order was placed.');
  if (kind === 'FIXED')
    return i18n.t('{npr} off, on the terms in force when the order was placed.', {
      npr: formatNpr(value, i18n.locale),
    });
  const percent = formatNumber(value, i18n.locale);
  const limitText = maxDiscount === null ? null : formatNpr(maxDiscount, i18n.locale);
  if (basis === 'MAKING')
    return limitText
      ? i18n.t(
          '{percent}% off making charges, up to {most}, on the terms in force when the order was placed.',
          {
            percent,
            most: limitText,
          },
        )
      : i18n.t('{percent}% off making charges, on the terms in force when the order was placed.', {
          percent,
        });
  return limitText
    ? i18n.t('{percent}% off, up to {most}, on the terms in force when the order was placed.', {
        percent,
        most: limitText,
      })
    : i18n.t('{percent}% off, on the terms in force when the order was placed.', { percent });
}
