import { HeaderMap } from '@apollo/server';
import { GraphQLError } from 'graphql';
import { getUnavailableText } from '#domain/errors/getCodeText.ts';
import { ServiceUnavailableError } from '#graph/outboundCalls/ServiceUnavailableError.ts';
import { isUnavailable } from '#graph/prisma/isUnavailable.ts';
import { HTTP_STATUS } from './httpError.ts';

/** Seconds after which a client should retry. */
export const RETRY_AFTER_S = 2;

export const UNAVAILABLE_MESSAGE = getUnavailableText(RETRY_AFTER_S);

/** Returns the error for a request that cannot be handled now but may succeed later. Nothing was changed. */
export function createRetryLaterError(retryAfter = RETRY_AFTER_S): GraphQLError {
  const headers = new HeaderMap([['retry-after', String(retryAfter)]]);
  return new GraphQLError(getUnavailableText(retryAfter), {
    extensions: { code: 'UNAVAILABLE', retryAfter, http: { status: HTTP_STATUS.UNAVAILABLE, headers } },
  });
}

/** Returns the number of seconds after which to retry; undefined if the error does not include it. */
export function readRetryAfter(error: unknown): number | undefined {
  const seconds = error instanceof GraphQLError ? error.extensions.retryAfter : undefined;
  return typeof seconds === 'number' ? seconds : undefined;
}

/** Returns true if the database or an outside service did not respond, so that a retry may succeed. */
export function isTemporarilyUnavailable(error: unknown): boolean {
  return isUnavailable(error) || error instanceof ServiceUnavailableError;
}
