import { unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { SOMETHING_WENT_WRONG } from '#domain/errors/codeText.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { isNotNow, NOT_NOW, unavailable } from './retryLater.ts';

/** Masks what nobody meant to show; the log has it under the request id that the answer carries. */
export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const original = unwrapResolverError(error);
  if (original instanceof DomainError) {
    const { code: kind, reason, params, field, message } = original;
    return { ...formatted, message, extensions: { code: 'BAD_USER_INPUT', kind, reason, params, field } };
  }
  if (isNotNow(original)) {
    const { code, retryAfter } = unavailable().extensions;
    return { ...formatted, message: NOT_NOW, extensions: { code, retryAfter } };
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

/** Whether an error may be shown: it was raised as a GraphQL error on purpose, or is the client's own mistake. */
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

/** What GraphQL's server itself refuses without a word for programs, such as a hash of another document. */
function isRefusedUnnamed(error: unknown): boolean {
  const original = unwrapResolverError(error);
  if (!(original instanceof GraphQLError)) return false;
  const { code, http } = original.extensions as { code?: string; http?: { status?: number } };
  return code === undefined && http?.status === 400;
}

/** A mutation that was asked by GET: to GraphQL's server a bad request as any other. */
function isRefusedMethod(error: unknown): boolean {
  return error instanceof GraphQLError && (error.extensions.http as { status?: number })?.status === 405;
}

/** graphql names the first 50 variables that do not fit, and then ends its list with this, which has no code. */
function isLimitOfBadVariables(error: unknown): boolean {
  return error instanceof GraphQLError && error.message === TOO_MANY_BAD_VARIABLES;
}
