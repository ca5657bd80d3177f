import type { ProblemFragment } from '#web/api/Problem.generated.ts';

/** A problem as the server answers it; what a test does not look at is like that of any rule. */
export function aUserError(problem: Partial<ProblemFragment> & { message: string }) {
  return {
    __typename: 'UserError' as const,
    code: 'INVALID' as const,
    reason: 'NOT_VALID' as const,
    params: {},
    field: null,
    ...problem,
  };
}
