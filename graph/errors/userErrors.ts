import { DomainError, type ErrorArguments } from '#domain/errors/errors.ts';
import { type InputIssue, InvalidInput } from '#domain/errors/problems.ts';
import type { UserErrorReason } from '#domain/errors/problemTexts.ts';
import type { UserError } from '#graph/schema/schema.generated.ts';

type Payload<Result> = Result & { errors: UserError[] };

/**
 * Runs a use case and returns the payload of its mutation: the result itself or under a field name. Problems the user
 * can correct become the payload's `errors`; other errors are thrown.
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
    if (error instanceof DomainError) return { errors: toUserErrors(error) };
    throw error;
  }
}

/** Returns the payload of a mutation whose only result is a success flag. */
export function withDoneFlag<Field extends string>(field: Field, run: () => Promise<unknown>) {
  return withUserErrors(field, async () => {
    await run();
    return true as const;
  });
}

export function toUserErrors(error: DomainError): UserError[] {
  if (error instanceof InvalidInput) return error.issues.map(createInvalidInputError);
  const { code, reason, params, field = null, message } = error;
  return [{ code, reason, params, field, message }];
}

/** Returns one problem of a payload with a reason and parameters. */
export function createUserError<Reason extends UserErrorReason>(
  reason: Reason,
  ...errorArguments: ErrorArguments<Reason>
): UserError {
  const { code, params, field = null, message } = new DomainError(reason, ...errorArguments);
  return { code, reason, params, field, message };
}

/** Converts an input problem to an error of a payload. */
export function createInvalidInputError(issue: InputIssue): UserError {
  return { code: 'INVALID', ...issue, field: issue.field || null };
}
