import type { ProblemFragment } from '#web/api/Problem.generated.ts';
import { problemText } from '#web/locale/problemText.ts';

/** Why a row was refused: deeper in an answer than where problems are put into words by themselves; their values are an object. */
export function rowProblem(problem: ProblemFragment): string {
  return problemText({ ...problem, params: problem.params as Record<string, unknown> });
}
