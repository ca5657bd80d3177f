import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { UserErrorReason } from '#domain/errors/problemTexts.ts';
import { isServerFailure } from '#web/api/requestProblem.ts';
import type { OrderProblem } from './orderProblem.ts';

const TOO_MANY: UserErrorReason = 'TOO_MANY_ORDERS';

/** What to say of an order whose request failed: it is known not to be placed only where the store refused it. */
export function failedOrder(error: unknown): OrderProblem {
  if (isServerFailure(error)) return { kind: 'unanswered' };
  const refusal = CombinedGraphQLErrors.is(error) ? error.errors[0] : undefined;
  if (!refusal) return { kind: 'unreached' };
  const { reason, retryAfter } = refusal.extensions ?? {};
  if (reason === TOO_MANY)
    return { kind: 'tooMany', againAt: new Date(Date.now() + Number(retryAfter) * 1000) };
  return { kind: 'other', messages: [refusal.message] };
}
