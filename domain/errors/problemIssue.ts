import { filled, type Params } from './defineProblems.ts';
import { type ParamsOf, PROBLEMS, type UserErrorReason } from './problemTexts.ts';

/** An issue of a rule that has a reason of its own, for `addIssue` and `refine`. */
export function problemIssue<Reason extends UserErrorReason>(
  reason: Reason,
  values: ParamsOf<Reason>,
  path: (string | number)[] = [],
) {
  const params: Params = values;
  const message = filled(PROBLEMS[reason].message, params);
  return { code: 'custom' as const, message, path, params: { reason, params } };
}
