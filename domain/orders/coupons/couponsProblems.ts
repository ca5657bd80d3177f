import { defineProblems } from '#domain/errors/defineProblems.ts';

export const COUPONS_PROBLEMS = defineProblems({
  COUPON_CODE_MISSING: { code: 'INVALID', message: 'Enter a coupon code.' },
  COUPON_NOT_VALID: { code: 'COUPON_INVALID', message: /*i18n*/ 'This coupon code is not valid.' },
  COUPON_NOT_YET_VALID: { code: 'COUPON_INVALID', message: /*i18n*/ 'This coupon is not valid yet.' },
  COUPON_EXPIRED: { code: 'COUPON_EXPIRED', message: /*i18n*/ 'This coupon has expired.' },
  COUPON_USED_UP: { code: 'COUPON_USED_UP', message: /*i18n*/ 'This coupon has reached its usage limit.' },
  COUPON_BELOW_MINIMUM: {
    code: 'COUPON_BELOW_MINIMUM',
    message: /*i18n*/ 'This coupon is for orders of {minNpr} or more. Spend {missingNpr} more to use it.',
  },
  COUPON_FOR_GROUP: {
    code: 'COUPON_NOT_FOR_YOU',
    message: /*i18n*/ 'This coupon is for certain customers. Sign in with the account it was issued to.',
  },
  COUPON_FIRST_ORDER_ONLY: {
    code: 'COUPON_NOT_FOR_YOU',
    message: /*i18n*/ 'This coupon is only valid on your first order.',
  },
  COUPON_CUSTOMER_LIMIT_REACHED: {
    code: 'COUPON_NOT_FOR_YOU',
    message: /*i18n*/ 'You have already used this coupon.',
  },
  COUPON_CUSTOMER_REQUIRED: {
    code: 'COUPON_NOT_FOR_YOU',
    message: /*i18n*/ 'To use this coupon, enter your phone number or email address.',
  },
  COUPON_NOT_APPLICABLE: {
    code: 'COUPON_NOT_FOR_CART',
    message: /*i18n*/ 'This coupon doesn’t apply to the pieces in your cart.',
  },
  COUPON_NO_MAKING_CHARGE: {
    code: 'COUPON_NOT_FOR_CART',
    message: /*i18n*/ 'This coupon applies to making charges, but these pieces have none.',
  },
  COUPON_ORDER_NOT_SHIPPED: {
    code: 'COUPON_NOT_FOR_CART',
    message: /*i18n*/ 'This coupon applies to shipping, but this order won’t be shipped.',
  },
  COUPON_SHIPPING_FREE: {
    code: 'COUPON_NOT_FOR_CART',
    message: /*i18n*/ 'This coupon applies to shipping, which is already free for this order.',
  },
  COUPON_NOT_FOUND: { code: 'NOT_FOUND', message: 'This coupon doesn’t exist.' },
  COUPON_CODE_TAKEN: { code: 'INVALID', message: 'Another coupon has this code.' },
  CANNOT_CHANGE_USED_COUPON_CODE: {
    code: 'INVALID',
    message: 'This coupon has been used, so its code can’t be changed.',
  },
  COUPON_WAS_USED: {
    code: 'NOT_ALLOWED',
    message: 'This coupon has been used and can’t be deleted. Turn it off instead.',
  },
  FIXED_COUPON_WITH_MAXIMUM: {
    code: 'INVALID',
    message: 'A coupon with a fixed amount can’t have a maximum discount.',
  },
  AUTOMATIC_COUPON_WITHOUT_NAME: {
    code: 'INVALID',
    message: 'Enter a name. Shoppers see it in the cart.',
  },
  END_IS_PAST: { code: 'INVALID', message: 'This day is in the past, so the coupon would never be valid.' },
  END_BEFORE_BEGINNING: { code: 'INVALID', message: 'The end must be after the start.' },
});
