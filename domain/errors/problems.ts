import type { z } from 'zod';
import type { Params } from './defineProblems.ts';
import { type About, DomainError } from './errors.ts';
import { plainly } from './plainly.ts';
import { isReason, type UserErrorReason } from './problemTexts.ts';
import { shapeProblem } from './shapeProblems.ts';

export interface InputIssue {
  /** A path such as `shippingAddress.phone`. */
  field: string;
  reason: UserErrorReason;
  params: Params;
  message: string;
}

/** All that is wrong with an input, at most one issue for each field; its own reason, message and field are the first's. */
export class InvalidInput extends DomainError {
  override readonly code = 'INVALID';
  readonly issues: readonly InputIssue[];
  /** All issues in one, for a list that has one reason for each row; the first issue where nobody gave one. */
  readonly together: InputIssue | undefined;

  constructor(issues: readonly InputIssue[], together = issues[0]) {
    const { reason, params, field, message } = issues[0] ?? toIssue('INPUT_NOT_VALID');
    super(reason, params, field || undefined);
    this.message = message;
    this.issues = issues;
    this.together = together;
  }
}

/** A problem of an input, in the words of its reason. */
export function toIssue<Reason extends UserErrorReason>(reason: Reason, ...about: About<Reason>): InputIssue {
  const { params, field = '', message } = new DomainError(reason, ...about);
  return { field, reason, params, message };
}

export function parseInput<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value, { error: plainly, reportInput: true });
  if (result.success) return result.data;
  throw new InvalidInput(toIssues(result.error, []));
}

/** What is wrong with a value that stands somewhere in an input, at most one issue for each field. */
export function issuesIn(schema: z.ZodType, value: unknown, ...path: string[]): InputIssue[] {
  const { error } = schema.safeParse(value, { error: plainly, reportInput: true });
  return error ? toIssues(error, path) : [];
}

function toIssues({ issues }: z.ZodError, path: readonly string[]): InputIssue[] {
  const byField = new Map<string, InputIssue>();
  for (const issue of issues) {
    const field = [...path, ...issue.path].join('.');
    if (byField.has(field)) continue;
    byField.set(field, { field, ...(ownProblem(issue) ?? shapeProblem(issue)), message: issue.message });
  }
  return [...byField.values()];
}

/** What `problemIssue` put into the issue. */
function ownProblem(issue: z.core.$ZodIssue): Pick<InputIssue, 'reason' | 'params'> | null {
  const { reason, params } = (issue.code === 'custom' && issue.params) || {};
  return isReason(reason) ? { reason, params } : null;
}
