/** The kinds of problem that a person can mend. */
export const USER_ERROR_CODES = [
  'INVALID',
  'NOT_FOUND',
  'OUT_OF_STOCK',
  'PRICE_CHANGED',
  'COUPON_INVALID',
  'COUPON_EXPIRED',
  'COUPON_USED_UP',
  'COUPON_BELOW_MINIMUM',
  'COUPON_NOT_FOR_YOU',
  'COUPON_NOT_FOR_CART',
  'PAYMENT_NOT_ALLOWED',
  'EMAIL_TAKEN',
  'WRONG_CREDENTIALS',
  'IDEMPOTENCY_MISMATCH',
  'TOO_MANY',
  'NOT_ALLOWED',
  'CONFLICT',
  'TWO_FACTOR_REQUIRED',
] as const;

export type UserErrorCode = (typeof USER_ERROR_CODES)[number];
