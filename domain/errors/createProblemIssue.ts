import { fillMessage, type Params } from './defineProblems.ts';
import { PROBLEMS, type ReasonParams, type UserErrorReason } from './problemTexts.ts';

/** Creates a zod issue with a reason, for `addIssue` and `refine`. */
export function createProblemIssue<Reason extends UserErrorReason>(
  reason: Reason,
  values: ReasonParams<Reason>,
  path: (string | number)[] = [],
) {
  const params: Params = values;
  const message = fillMessage(PROBLEMS[reason].message, params);
  return { code: 'custom' as const, message, path, params: { reason, params } };
}
