import { HeaderMap } from '@apollo/server';
import { GraphQLError } from 'graphql';
import { fillMessage } from '#domain/errors/defineProblems.ts';
import { getAttemptsText } from '#domain/errors/getAttemptsText.ts';
import { PROBLEMS } from '#domain/errors/problemTexts.ts';

/** Returns the error for too many attempts or orders, with the number of seconds until the next one is allowed. */
export function createRateLimitedError(
  waitMs: number,
  reason: 'TOO_MANY_ATTEMPTS' | 'TOO_MANY_ORDERS' = 'TOO_MANY_ATTEMPTS',
): GraphQLError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  const headers = new HeaderMap([['retry-after', String(seconds)]]);
  const isOrderLimit = reason === 'TOO_MANY_ORDERS';
  const { message, params } = isOrderLimit ? { ...PROBLEMS[reason], params: {} } : getAttemptsText(seconds);
  return new GraphQLError(fillMessage(message, params), {
    extensions: {
      code: 'RATE_LIMITED',
      reason,
      params: isOrderLimit ? {} : { seconds },
      retryAfter: seconds,
      http: { status: 429, headers },
    },
  });
}

export function isRateLimited(error: unknown): boolean {
  return error instanceof GraphQLError && error.extensions.code === 'RATE_LIMITED';
}
