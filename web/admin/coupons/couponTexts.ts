import type { I18n } from '@lingui/core';
import type { CouponState } from '#domain/orders/coupons/couponState.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import type { Tone } from '../ui/StatusDot.tsx';

export const couponStates: Record<CouponState, { word: string; tone: Tone }> = {
  ACTIVE: { word: /*i18n*/ 'Active', tone: 'good' },
  UPCOMING: { word: /*i18n*/ 'Scheduled', tone: 'busy' },
  EXPIRED: { word: /*i18n*/ 'Expired', tone: 'quiet' },
  USED_UP: { word: /*i18n*/ 'Used up', tone: 'quiet' },
  OFF: { word: /*i18n*/ 'Inactive', tone: 'bad' },
};

interface Discount {
  kind: 'PERCENT' | 'FIXED';
  value: number;
  maxDiscount?: number | null;
}

/** `10 %, up to NPR 5,000` */
export function discountText(i18n: I18n, { kind, value, maxDiscount }: Discount): string {
  if (kind === 'FIXED') return formatNpr(value);
  if (maxDiscount == null) return i18n.t('{percent} %', { percent: value });
  return i18n.t('{percent} %, up to {amount}', { percent: value, amount: formatNpr(maxDiscount) });
}

/** `3 of 100` */
export function usesText(i18n: I18n, used: number, limit: number | null | undefined): string {
  return limit == null ? String(used) : i18n.t('{used} of {limit}', { used, limit });
}
