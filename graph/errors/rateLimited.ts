import { HeaderMap } from '@apollo/server';
import { GraphQLError } from 'graphql';
import { attemptsText } from '#domain/errors/attemptsText.ts';
import { filled } from '#domain/errors/defineProblems.ts';
import { PROBLEMS } from '#domain/errors/problemTexts.ts';

/** More tries, or orders, than are allowed; the answer says in how many seconds there may be another. */
export function rateLimited(
  waitMs: number,
  reason: 'TOO_MANY_ATTEMPTS' | 'TOO_MANY_ORDERS' = 'TOO_MANY_ATTEMPTS',
): GraphQLError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  const headers = new HeaderMap([['retry-after', String(seconds)]]);
  const isOfOrders = reason === 'TOO_MANY_ORDERS';
  const { message, params } = isOfOrders ? { ...PROBLEMS[reason], params: {} } : attemptsText(seconds);
  return new GraphQLError(filled(message, params), {
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
