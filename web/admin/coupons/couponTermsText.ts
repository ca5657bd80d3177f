import type { I18n } from '@lingui/core';
import type { CouponBasis, CouponKind } from '#domain/orders/coupons/coupons.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { formatNumber } from '#domain/text/numbers.ts';

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
