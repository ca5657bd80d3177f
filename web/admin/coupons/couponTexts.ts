import type { I18n } from '@lingui/core';
import type { CouponState } from '#domain/orders/coupons/couponState.ts';
import type { CouponBasis, CouponKind } from '#domain/orders/coupons/coupons.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { formatNumber } from '#domain/text/numbers.ts';
import type { Tone } from '#web/admin/ui/StatusDot.tsx';
import type { APPLIES } from './useCouponRows.ts';

export const couponStates: Record<CouponState, { word: string; tone: Tone }> = {
  ACTIVE: { word: /*i18n*/ 'Active', tone: 'good' },
  UPCOMING: { word: /*i18n*/ 'Scheduled', tone: 'busy' },
  EXPIRED: { word: /*i18n*/ 'Expired', tone: 'quiet' },
  USED_UP: { word: /*i18n*/ 'Used up', tone: 'quiet' },
  OFF: { word: /*i18n*/ 'Inactive', tone: 'bad' },
};

interface Discount {
  kind: CouponKind;
  value: number;
  maxDiscount?: number | null;
  basis: CouponBasis;
}

/** `10 %, up to NPR 5,000`, `50 % of the making charge`, `Free shipping` */
export function discountText(i18n: I18n, coupon: Discount): string {
  const discount = amountText(i18n, coupon);
  return coupon.basis === 'MAKING' ? i18n.t('{discount} of the making charge', { discount }) : discount;
}

function amountText(i18n: I18n, { kind, value, maxDiscount }: Discount): string {
  if (kind === 'FIXED') return formatNpr(value, i18n.locale);
  const amount = maxDiscount == null ? null : formatNpr(maxDiscount, i18n.locale);
  if (kind === 'SHIPPING')
    return amount === null ? i18n.t('Free shipping') : i18n.t('Free shipping, up to {amount}', { amount });
  return amount === null
    ? i18n.t('{percent} %', { percent: value })
    : i18n.t('{percent} %, up to {amount}', { percent: value, amount });
}

export const appliesTexts: Record<(typeof APPLIES)[number], string> = {
  BY_CODE: /*i18n*/ 'With a code',
  BY_ITSELF: /*i18n*/ 'By itself',
};

/** `3 of 100` */
export function usesText(i18n: I18n, used: number, limit: number | null | undefined): string {
  const number = i18n.number(used);
  return limit == null ? number : i18n.t('{used} of {limit}', { used: number, limit: i18n.number(limit) });
}

interface Terms {
  kind: CouponKind;
  /** Percent or NPR, by the kind. */
  value: number;
  basis: CouponBasis;
  /** NPR; null without a limit. */
  maxDiscount: number | null;
}

/** The terms on which an order redeemed its coupon, which edits of the coupon since do not change. */
export function couponTermsText(i18n: I18n, { kind, value, basis, maxDiscount }: Terms): string {
  if (kind === 'SHIPPING') return i18n.t('Free shipping, as of the order.');
  if (kind === 'FIXED') return i18n.t('{npr} off, as of the order.', { npr: formatNpr(value, i18n.locale) });
  const percent = formatNumber(value, i18n.locale);
  const most = maxDiscount === null ? null : formatNpr(maxDiscount, i18n.locale);
  if (basis === 'MAKING')
    return most
      ? i18n.t('{percent}% off making charges, up to {most}, as of the order.', { percent, most })
      : i18n.t('{percent}% off making charges, as of the order.', { percent });
  return most
    ? i18n.t('{percent}% off, up to {most}, as of the order.', { percent, most })
    : i18n.t('{percent}% off, as of the order.', { percent });
}
