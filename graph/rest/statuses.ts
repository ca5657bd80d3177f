import { isReason, type UserErrorReason } from '#domain/errors/problemTexts.ts';
import type { UserErrorCode } from '#domain/errors/userErrorCodes.ts';
import type { ErrorCode } from '#graph/errors/httpError.ts';

export type FailureCode =
  | ErrorCode
  | UserErrorCode
  | 'METHOD_NOT_ALLOWED'
  | 'PAYLOAD_TOO_LARGE'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'INTERNAL_SERVER_ERROR';

/** The status of every code that a failure may have. 400 is for a program to mend, 422 and 409 for a person. */
export const STATUS: Record<FailureCode, number> = {
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  WRONG_CREDENTIALS: 401,
  TWO_FACTOR_REQUIRED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  EMAIL_TAKEN: 409,
  OUT_OF_STOCK: 409,
  PRICE_CHANGED: 409,
  COUPON_INVALID: 409,
  COUPON_EXPIRED: 409,
  COUPON_USED_UP: 409,
  COUPON_BELOW_MINIMUM: 409,
  COUPON_NOT_FOR_YOU: 409,
  COUPON_NOT_FOR_CART: 409,
  IDEMPOTENCY_MISMATCH: 409,
  NOT_ALLOWED: 409,
  TOO_MANY: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  INVALID: 422,
  PAYMENT_NOT_ALLOWED: 422,
  RATE_LIMITED: 429,
  INTERNAL_SERVER_ERROR: 500,
  UNAVAILABLE: 503,
  PROVIDER_UNAVAILABLE: 503,
};

/** Clients take 401 for the end of a session, which a wrong own password is not. */
const STATUS_OF_REASON: Partial<Record<UserErrorReason, number>> = { PASSWORD_INCORRECT: 422 };

/** The HTTP status of a failure. */
export function statusOf(code: FailureCode, reason: string | undefined): number {
  return (isReason(reason) ? STATUS_OF_REASON[reason] : undefined) ?? STATUS[code];
}
