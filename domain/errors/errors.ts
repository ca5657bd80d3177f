export const USER_ERROR_CODES = [
  'INVALID',
  'NOT_FOUND',
  'OUT_OF_STOCK',
  'PRICE_CHANGED',
  'COUPON_INVALID',
  'COUPON_EXPIRED',
  'COUPON_USED_UP',
  'COUPON_BELOW_MINIMUM',
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

/** Something a person can mend: the message is a sentence for them, `field` names the input it is about. */
export class DomainError extends Error {
  readonly code: UserErrorCode;
  readonly field?: string;

  constructor(code: UserErrorCode, message: string, field?: string) {
    super(message);
    this.name = new.target.name;
    this.code = code;
    this.field = field;
  }
}
