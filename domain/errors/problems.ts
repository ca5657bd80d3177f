import type { z } from 'zod';
import type { Params } from './defineProblems.ts';
import { DomainError, type ErrorArguments } from './errors.ts';
import { getDefaultMessage } from './getDefaultMessage.ts';
import { isReason, type UserErrorReason } from './problemTexts.ts';
import { toShapeProblem } from './shapeProblems.ts';

export interface InputIssue {
  /** A path such as `shippingAddress.phone`. */
  field: string;
  reason: UserErrorReason;
  params: Params;
  message: string;
}

/**
 * All issues of an input, at most one per field. The error's own reason, message and field are those of the first
 * issue.
 */
export class InvalidInput extends DomainError {
  override readonly code = 'INVALID';
  readonly issues: readonly InputIssue[];
  /** Combination of all issues, for lists with one reason per row. Defaults to the first issue. */
  readonly combined: InputIssue | undefined;

  constructor(issues: readonly InputIssue[], combinedIssue = issues[0]) {
    const { reason, params, field, message } = issues[0] ?? toIssue('INPUT_NOT_VALID');
    super(reason, params, field || undefined);
    this.message = message;
    this.issues = issues;
    this.combined = combinedIssue;
  }
}

/** Creates an issue for an input field. */
export function toIssue<Reason extends UserErrorReason>(
  reason: Reason,
  ...errorArguments: ErrorArguments<Reason>
): InputIssue {
  const { params, field = '', message } = new DomainError(reason, ...errorArguments);
  return { field, reason, params, message };
}

export function parseInput<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value, { error: getDefaultMessage, reportInput: true });
  if (result.success) return result.data;
  throw new InvalidInput(toIssues(result.error, []));
}

/** Returns the issues of a value at a path within an input, at most one per field. */
export function findIssues(schema: z.ZodType, value: unknown, ...path: string[]): InputIssue[] {
  const { error } = schema.safeParse(value, { error: getDefaultMessage, reportInput: true });
  return error ? toIssues(error, path) : [];
}

function toIssues({ issues }: z.ZodError, path: readonly string[]): InputIssue[] {
  const issueByField = new Map<string, InputIssue>();
  for (const issue of issues) {
    const field = [...path, ...issue.path].join('.');
    if (issueByField.has(field)) continue;
    issueByField.set(field, {
      field,
      ...(readProblem(issue) ?? toShapeProblem(issue)),
      message: issue.message,
    });
  }
  return [...issueByField.values()];
}

/** Reads the reason and params set by `createProblemIssue`. */
function readProblem(issue: z.core.$ZodIssue): Pick<InputIssue, 'reason' | 'params'> | null {
  const { reason, params } = (issue.code === 'custom' && issue.params) || {};
  return isReason(reason) ? { reason, params } : null;
}
