import { GraphQLError } from 'graphql';
import { DomainError, type ErrorArguments } from '#domain/errors/errors.ts';
import type { UserErrorReason } from '#domain/errors/problemTexts.ts';

export const HTTP_STATUS = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  BAD_USER_INPUT: 400,
  RATE_LIMITED: 429,
  UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof HTTP_STATUS;

/**
 * Returns an error that is not a form problem. It is sent to the client unchanged, with the HTTP status of its code.
 */
export function createHttpError(code: ErrorCode, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code, http: { status: HTTP_STATUS[code] } } });
}

/** Returns the error for an argument that violates a rule, with its reason and parameters. */
export function createArgumentError<Reason extends UserErrorReason>(
  reason: Reason,
  ...errorArguments: ErrorArguments<Reason>
): GraphQLError {
  const { code: kind, params, field, message } = new DomainError(reason, ...errorArguments);
  const { extensions } = createHttpError('BAD_USER_INPUT', message);
  return new GraphQLError(message, { extensions: { ...extensions, kind, reason, params, field } });
}

export const createUnauthenticatedError = (message = 'Authentication required. Please login.') =>
  createHttpError('UNAUTHENTICATED', message);

export const createForbiddenError = (message = 'You do not have permission to perform this action.') =>
  createHttpError('FORBIDDEN', message);
