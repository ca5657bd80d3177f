import { HeaderMap } from '@apollo/server';
import { GraphQLError } from 'graphql';
import { attemptsText } from '#domain/errors/attemptsText.ts';
import { fillMessage } from '#domain/errors/defineProblems.ts';
import { PROBLEMS } from '#domain/errors/problemTexts.ts';

/** Returns the error for too many attempts or orders, with the number of seconds until the next one is allowed. */
export function rateLimited(
  waitMs: number,
  reason: 'TOO_MANY_ATTEMPTS' | 'TOO_MANY_ORDERS' = 'TOO_MANY_ATTEMPTS',
): GraphQLError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  const headers = new HeaderMap([['retry-after', String(seconds)]]);
  const isOfOrders = reason === 'TOO_MANY_ORDERS';
  const { message, params } = isOfOrders ? { ...PROBLEMS[reason], params: {} } : attemptsText(seconds);
  return new GraphQLError(fillMessage(message, params), {
    extensions: {
      code: 'RATE_LIMITED',
      reason,
      params: isOfOrders ? {} : { seconds },
      retryAfter: seconds,
      http: { status: 429, headers },
    },
  });
}

export function isRateLimited(error: unknown): boolean {
  return error instanceof GraphQLError && error.extensions.code === 'RATE_LIMITED';
}
