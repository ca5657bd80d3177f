import { unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { DomainError } from '#domain/errors/errors.ts';
import { SOMETHING_WENT_WRONG } from '#domain/errors/getCodeText.ts';
import { createRetryLaterError, isTemporarilyUnavailable, UNAVAILABLE_MESSAGE } from './retryLater.ts';

/** Masks unexpected errors. The log contains them under the request id in the response. */
export function formatError(formattedError: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const originalError = unwrapResolverError(error);
  if (originalError instanceof DomainError) {
    const { code: kind, reason, params, field, message } = originalError;
    return {
      ...formattedError,
      message,
      extensions: { code: 'BAD_USER_INPUT', kind, reason, params, field },
    };
  }
  if (isTemporarilyUnavailable(originalError)) {
    const { code, retryAfter } = createRetryLaterError().extensions;
    return { ...formattedError, message: UNAVAILABLE_MESSAGE, extensions: { code, retryAfter } };
  }
  if (isMethodNotAllowed(originalError))
    return { ...formattedError, extensions: { ...formattedError.extensions, code: 'METHOD_NOT_ALLOWED' } };
  if (isBadRequestWithoutCode(error))
    return { ...formattedError, extensions: { ...formattedError.extensions, code: 'BAD_REQUEST' } };
  if (isVariableErrorLimit(originalError))
    return { ...formattedError, extensions: { ...formattedError.extensions, code: 'BAD_USER_INPUT' } };
  if (isExpected(error)) return formattedError;
  return {
    message: SOMETHING_WENT_WRONG,
    locations: formattedError.locations,
    path: formattedError.path,
    extensions: { code: 'INTERNAL_SERVER_ERROR' },
  };
}

/** Returns true if an error may be shown: it was thrown on purpose as a GraphQL error, or the client caused it. */
export function isExpected(error: unknown): boolean {
  const originalError = unwrapResolverError(error);
  if (
    originalError instanceof DomainError ||
    isBadRequestWithoutCode(error) ||
    isVariableErrorLimit(originalError)
  )
    return true;
  if (!(originalError instanceof GraphQLError)) return false;
  const { code } = originalError.extensions;
  return code !== undefined && code !== 'INTERNAL_SERVER_ERROR';
}

const VARIABLE_ERROR_LIMIT_MESSAGE =
  'Too many errors processing variables, error limit reached. Execution aborted.';

/** Returns true for errors of Apollo Server without an error code, such as a hash that does not match the document. */
function isBadRequestWithoutCode(error: unknown): boolean {
  const originalError = unwrapResolverError(error);
  if (!(originalError instanceof GraphQLError)) return false;
  const { code, http } = originalError.extensions as { code?: string; http?: { status?: number } };
  return code === undefined && http?.status === 400;
}

/** Returns true for a mutation sent by GET, which Apollo Server treats like any other bad request. */
function isMethodNotAllowed(error: unknown): boolean {
  return error instanceof GraphQLError && (error.extensions.http as { status?: number })?.status === 405;
}

/** graphql lists the first 50 invalid variables and then ends with this error, which has no code. */
function isVariableErrorLimit(error: unknown): boolean {
  return error instanceof GraphQLError && error.message === VARIABLE_ERROR_LIMIT_MESSAGE;
}
