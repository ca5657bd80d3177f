import type { CouponBasis, CouponKind } from '#domain/orders/coupons/coupons.ts';

export const couponKindLabels: Record<CouponKind, string> = {
  PERCENT: /*i18n*/ 'Percentage',
  FIXED: /*i18n*/ 'Fixed amount',
  SHIPPING: /*i18n*/ 'Free shipping',
};

export const couponBasisLabels: Record<CouponBasis, string> = {
  PRICE: /*i18n*/ 'Full price',
  MAKING: /*i18n*/ 'Making charge',
};
