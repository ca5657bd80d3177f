import { GraphQLError } from 'graphql';
import { type About, DomainError } from '#domain/errors/errors.ts';
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

/** A refusal that is no user's mistake in a form; it reaches the client as it is, with the HTTP status of its code. */
export function httpError(code: ErrorCode, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code, http: { status: HTTP_STATUS[code] } } });
}

/** An argument that the rules refuse, as data. */
export function refusedArgument<Reason extends UserErrorReason>(
  reason: Reason,
  ...about: About<Reason>
): GraphQLError {
  const { code: kind, params, field, message } = new DomainError(reason, ...about);
  const { extensions } = httpError('BAD_USER_INPUT', message);
  return new GraphQLError(message, { extensions: { ...extensions, kind, reason, params, field } });
}

export const unauthenticated = (message = 'Authentication required. Please login.') =>
  httpError('UNAUTHENTICATED', message);

export const forbidden = (message = 'You do not have permission to perform this action.') =>
  httpError('FORBIDDEN', message);
