import { type Limits, NO_RANGE } from '#domain/accounts/rights.ts';
import type { GraphContext } from '#graph/context.ts';

/**
 * How far whoever asks may go: a member of the staff as far as their staff role says, a program as its key does, and a
 * guest nowhere. Ask `discountProblem` and `refundProblem` with it (domain/accounts/limits.ts).
 */
export function limitsOf({ viewer, apiKey }: Pick<GraphContext, 'viewer' | 'apiKey'>): Limits {
  if (viewer) return viewer.lacksTwoFactor ? NO_RANGE : viewer.limits;
  return apiKey?.limits ?? NO_RANGE;
}
