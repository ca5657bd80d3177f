import { type Limits, NO_LIMITS } from '#domain/accounts/rights.ts';
import type { GraphContext } from '#graph/context.ts';

const NOTHING: Limits = { discountPercent: 0, refundNpr: 0 };

/**
 * How far whoever asks may go: a member of the staff as far as their staff role says, a program with a key, whose scopes
 * say what it may do, without a limit, and a guest nowhere. Ask `discountProblem` and `refundProblem` with it
 * (domain/accounts/limits.ts).
 */
export function limitsOf({ viewer, apiKey }: Pick<GraphContext, 'viewer' | 'apiKey'>): Limits {
  if (viewer) return viewer.lacksTwoFactor ? NOTHING : viewer.limits;
  return apiKey ? NO_LIMITS : NOTHING;
}
