import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { UserErrorReason } from '#domain/errors/problemTexts.ts';
import { isServerFailure } from '#web/api/requestProblem.ts';
import type { OrderProblem } from './orderProblem.ts';

const TOO_MANY_ORDERS: UserErrorReason = 'TOO_MANY_ORDERS';

/** Returns the problem of a failed order request. Only a refusal proves that the order was not placed. */
export function toRequestFailureProblem(error: unknown): OrderProblem {
  if (isServerFailure(error)) return { kind: 'unanswered' };
  const graphQLError = CombinedGraphQLErrors.is(error) ? error.errors[0] : undefined;
  if (!graphQLError) return { kind: 'unreached' };
  const { reason, retryAfter } = graphQLError.extensions ?? {};
  if (reason === TOO_MANY_ORDERS)
    return { kind: 'tooMany', retryAt: new Date(Date.now() + Number(retryAfter) * 1000) };
  return { kind: 'other', messages: [graphQLError.message] };
}
