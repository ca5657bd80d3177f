import { type About, DomainError } from '#domain/errors/errors.ts';
import { type InputIssue, InvalidInput } from '#domain/errors/problems.ts';
import type { UserErrorReason } from '#domain/errors/problemTexts.ts';
import type { UserError } from '#graph/schema/schema.generated.ts';

type Payload<Result> = Result & { errors: UserError[] };

/**
 * Runs a use case and answers the payload of its mutation: what the use case answers, whole or under the name of a
 * field. What a person can mend becomes the payload's `errors`, anything else is thrown on.
 */
export function withUserErrors<Result extends object>(run: () => Promise<Result>): Promise<Payload<Result>>;
export function withUserErrors<Field extends string, Result>(
  field: Field,
  run: () => Promise<Result>,
): Promise<Payload<Record<Field, Result>>>;
export async function withUserErrors(...args: [() => Promise<object>] | [string, () => Promise<unknown>]) {
  try {
    if (args.length === 1) return { errors: [], ...(await args[0]()) };
    return { [args[0]]: await args[1](), errors: [] };
  } catch (error) {
    if (error instanceof DomainError) return { errors: userErrors(error) };
    throw error;
  }
}

/** The payload of a mutation that answers nothing but that it is done. */
export function whenDone<Field extends string>(field: Field, run: () => Promise<unknown>) {
  return withUserErrors(field, async () => {
    await run();
    return true as const;
  });
}

export function userErrors(error: DomainError): UserError[] {
  if (error instanceof InvalidInput) return error.issues.map(invalid);
  const { code, reason, params, field = null, message } = error;
  return [{ code, reason, params, field, message }];
}

/** One problem of a payload that says more than that it was refused. */
export function userError<Reason extends UserErrorReason>(
  reason: Reason,
  ...about: About<Reason>
): UserError {
  const { code, params, field = null, message } = new DomainError(reason, ...about);
  return { code, reason, params, field, message };
}

/** A problem of an input as a payload has it. */
export function invalid(issue: InputIssue): UserError {
  return { code: 'INVALID', ...issue, field: issue.field || null };
}
