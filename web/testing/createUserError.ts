import type { ProblemFragment } from '#web/api/Problem.generated.ts';

/** Creates a problem as the server returns it, with defaults for the fields a test does not check. */
export function createUserError(problem: Partial<ProblemFragment> & { message: string }) {
  return {
    __typename: 'UserError' as const,
    code: 'INVALID' as const,
    reason: 'NOT_VALID' as const,
    params: {},
    field: null,
    ...problem,
  };
}
