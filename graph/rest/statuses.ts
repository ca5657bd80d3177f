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

/**
 * Status of each error code. 400 means that a developer must fix the request; 422 and 409 can be corrected by the user.
 */
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

/** Clients treat 401 as the end of the session, but a wrong current password does not end it. */
const STATUS_BY_REASON: Partial<Record<UserErrorReason, number>> = { PASSWORD_INCORRECT: 422 };

/** Returns the HTTP status of an error. */
export function toHttpStatus(code: FailureCode, reason: string | undefined): number {
  return (isReason(reason) ? STATUS_BY_REASON[reason] : undefined) ?? STATUS[code];
}
