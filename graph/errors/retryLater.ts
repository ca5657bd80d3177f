import { HeaderMap } from '@apollo/server';
import { GraphQLError } from 'graphql';
import { unavailableText } from '#domain/errors/codeText.ts';
import { OutsideUnavailable } from '#graph/outside/outsideUnavailable.ts';
import { isUnavailable } from '#graph/prisma/isUnavailable.ts';
import { HTTP_STATUS } from './httpError.ts';

/** In how many seconds to ask again what could not be answered. */
export const ASK_AGAIN_AFTER_S = 2;

export const NOT_NOW = unavailableText(ASK_AGAIN_AFTER_S);

/** What cannot be done at this moment, and may be a little later; nothing was left half done. */
export function unavailable(retryAfter = ASK_AGAIN_AFTER_S): GraphQLError {
  const headers = new HeaderMap([['retry-after', String(retryAfter)]]);
  return new GraphQLError(unavailableText(retryAfter), {
    extensions: { code: 'UNAVAILABLE', retryAfter, http: { status: HTTP_STATUS.UNAVAILABLE, headers } },
  });
}

/** In how many seconds to ask again, where an error says so. */
export function readRetryAfter(error: unknown): number | undefined {
  const seconds = error instanceof GraphQLError ? error.extensions.retryAfter : undefined;
  return typeof seconds === 'number' ? seconds : undefined;
}

/** Whether an error comes from the database or a service outside not responding, so that the request may succeed later. */
export function isNotNow(error: unknown): boolean {
  return isUnavailable(error) || error instanceof OutsideUnavailable;
}
