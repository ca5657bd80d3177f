import { unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { SOMETHING_WENT_WRONG } from '#domain/errors/codeText.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { isTemporarilyUnavailable, UNAVAILABLE_MESSAGE, unavailable } from './retryLater.ts';

/** Masks unexpected errors. The log contains them under the request id in the response. */
export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const original = unwrapResolverError(error);
  if (original instanceof DomainError) {
    const { code: kind, reason, params, field, message } = original;
    return { ...formatted, message, extensions: { code: 'BAD_USER_INPUT', kind, reason, params, field } };
  }
  if (isTemporarilyUnavailable(original)) {
    const { code, retryAfter } = unavailable().extensions;
    return { ...formatted, message: UNAVAILABLE_MESSAGE, extensions: { code, retryAfter } };
  }
  if (isRefusedMethod(original))
    return { ...formatted, extensions: { ...formatted.extensions, code: 'METHOD_NOT_ALLOWED' } };
  if (isRefusedUnnamed(error))
    return { ...formatted, extensions: { ...formatted.extensions, code: 'BAD_REQUEST' } };
  if (isLimitOfBadVariables(original))
    return { ...formatted, extensions: { ...formatted.extensions, code: 'BAD_USER_INPUT' } };
  if (isExpected(error)) return formatted;
  return {
    message: SOMETHING_WENT_WRONG,
    locations: formatted.locations,
    path: formatted.path,
    extensions: { code: 'INTERNAL_SERVER_ERROR' },
  };
}

/** Returns true if an error may be shown: it was thrown on purpose as a GraphQL error, or the client caused it. */
export function isExpected(error: unknown): boolean {
  const original = unwrapResolverError(error);
  if (original instanceof DomainError || isRefusedUnnamed(error) || isLimitOfBadVariables(original))
    return true;
  if (!(original instanceof GraphQLError)) return false;
  const { code } = original.extensions;
  return code !== undefined && code !== 'INTERNAL_SERVER_ERROR';
}

const TOO_MANY_BAD_VARIABLES =
  'Too many errors processing variables, error limit reached. Execution aborted.';

/** Returns true for errors of Apollo Server without an error code, such as a hash of another document. */
function isRefusedUnnamed(error: unknown): boolean {
  const original = unwrapResolverError(error);
  if (!(original instanceof GraphQLError)) return false;
  const { code, http } = original.extensions as { code?: string; http?: { status?: number } };
  return code === undefined && http?.status === 400;
}

/** Returns true for a mutation sent by GET, which Apollo Server treats as any other bad request. */
function isRefusedMethod(error: unknown): boolean {
  return error instanceof GraphQLError && (error.extensions.http as { status?: number })?.status === 405;
}

/** graphql lists the first 50 invalid variables and then ends with this error, which has no code. */
function isLimitOfBadVariables(error: unknown): boolean {
  return error instanceof GraphQLError && error.message === TOO_MANY_BAD_VARIABLES;
}
