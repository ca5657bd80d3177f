import { type Limits, ZERO_LIMITS } from '#domain/accounts/grants.ts';
import type { GraphContext } from '#graph/context.ts';

/**
 * Returns the caller's limits: those of the staff role or the API key; zero for guests. Input of `findDiscountProblem`
 * and `findRefundProblem` (domain/accounts/limits.ts).
 */
export function getLimits({ viewer, apiKey }: Pick<GraphContext, 'viewer' | 'apiKey'>): Limits {
  if (viewer) return viewer.lacksTwoFactor ? ZERO_LIMITS : viewer.limits;
  return apiKey?.limits ?? ZERO_LIMITS;
}
