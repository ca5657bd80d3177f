import { HeaderMap } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { PermissionCode } from '#domain/accounts/permissions.ts';
import type { ApiScope } from '#domain/accounts/roles.ts';
import { attemptsText } from '#domain/errors/attemptsText.ts';
import { SOMETHING_WENT_WRONG, unavailableText } from '#domain/errors/codeText.ts';
import { filled } from '#domain/errors/defineProblems.ts';
import { type About, DomainError } from '#domain/errors/errors.ts';
import { type InputIssue, InvalidInput } from '#domain/errors/problems.ts';
import { PROBLEMS, type UserErrorReason } from '#domain/errors/problemTexts.ts';
import { OutsideUnavailable } from '#graph/outside/outsideUnavailable.ts';
import { isUnavailable } from '#graph/prisma/isUnavailable.ts';
import type { UserError } from '#graph/schema/schema.generated.ts';

const HTTP_STATUS = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  BAD_USER_INPUT: 400,
  RATE_LIMITED: 429,
  UNAVAILABLE: 503,
} as const;

const TOO_MANY_BAD_VARIABLES =
  'Too many errors processing variables, error limit reached. Execution aborted.';

export type ErrorCode = keyof typeof HTTP_STATUS;

/** A refusal that is no user's mistake in a form; it reaches the client as it is, with the HTTP status of its code. */
export function httpError(code: ErrorCode, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code, http: { status: HTTP_STATUS[code] } } });
}

/** An argument that the rules refuse, as data. */
export function refusedArgument<Reason extends UserErrorReason>(
  reason: Reason,
  ...about: About<Reason>
): GraphQLError {
  const { code: kind, params, field, message } = new DomainError(reason, ...about);
  const { extensions } = httpError('BAD_USER_INPUT', message);
  return new GraphQLError(message, { extensions: { ...extensions, kind, reason, params, field } });
}

export const unauthenticated = (message = 'Authentication required. Please login.') =>
  httpError('UNAUTHENTICATED', message);

/** Of what a program may ask as well. */
export const SIGN_IN_OR_KEY = 'Authentication required: sign in, or send an API key.';

/** That a program's key has none of the scopes of which one would do. */
export function scopeMissing(scopes: readonly ApiScope[]): string {
  return `This takes an API key with the scope ${scopes.join(' or ')}.`;
}

export const forbidden = (message = 'You do not have permission to perform this action.') =>
  httpError('FORBIDDEN', message);

/** Somebody of the staff asks for what needs a permission that they do not have; the answer names it. */
export function lacking(permission: PermissionCode): GraphQLError {
  const { message, extensions } = forbidden();
  return new GraphQLError(message, { extensions: { ...extensions, permission } });
}

/** A program asks for what its key has no scope for; the answer names those of which one would do, where there are any. */
export function lackingScope(scopes: readonly ApiScope[]): GraphQLError {
  return scopes.length === 0 ? forbidden() : forbidden(scopeMissing(scopes));
}

export function isLacking(error: unknown): error is GraphQLError {
  return error instanceof GraphQLError && error.extensions.permission !== undefined;
}

/** More tries, or orders, than are allowed; the answer says in how many seconds there may be another. */
export function rateLimited(
  waitMs: number,
  reason: 'TOO_MANY_ATTEMPTS' | 'TOO_MANY_ORDERS' = 'TOO_MANY_ATTEMPTS',
): GraphQLError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  const headers = new HeaderMap([['retry-after', String(seconds)]]);
  const isOfOrders = reason === 'TOO_MANY_ORDERS';
  const { message, params } = isOfOrders ? { ...PROBLEMS[reason], params: {} } : attemptsText(seconds);
  return new GraphQLError(filled(message, params), {
    extensions: {
      code: 'RATE_LIMITED',
      reason,
      params: isOfOrders ? {} : { seconds },
      retryAfter: seconds,
      http: { status: 429, headers },
    },
  });
}

/** In how many seconds to ask again what could not be answered. */
export const ASK_AGAIN_AFTER_S = 2;

export const NOT_NOW = unavailableText(ASK_AGAIN_AFTER_S);

/** What cannot be done at this moment, and may be a little later; nothing was left half done. */
export function unavailable(retryAfter = ASK_AGAIN_AFTER_S): GraphQLError {
  const headers = new HeaderMap([['retry-after', String(retryAfter)]]);
  return new GraphQLError(unavailableText(retryAfter), {
    extensions: { code: 'UNAVAILABLE', retryAfter, http: { status: HTTP_STATUS.UNAVAILABLE, headers } },
  });
}

/** In how many seconds to ask again, where an error says so. */
export function readRetryAfter(error: unknown): number | undefined {
  const seconds = error instanceof GraphQLError ? error.extensions.retryAfter : undefined;
  return typeof seconds === 'number' ? seconds : undefined;
}

export function isRateLimited(error: unknown): boolean {
  return error instanceof GraphQLError && error.extensions.code === 'RATE_LIMITED';
}

/** Whether an error comes from the database or a service outside not responding, so that the request may succeed later. */
export function isNotNow(error: unknown): boolean {
  return isUnavailable(error) || error instanceof OutsideUnavailable;
}

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

/** Whether an error may be shown: it was raised as a GraphQL error on purpose, or is the client's own mistake. */
export function isExpected(error: unknown): boolean {
  const original = unwrapResolverError(error);
  if (original instanceof DomainError || isRefusedUnnamed(error) || isLimitOfBadVariables(original))
    return true;
  if (!(original instanceof GraphQLError)) return false;
  const { code } = original.extensions;
  return code !== undefined && code !== 'INTERNAL_SERVER_ERROR';
}

/** What GraphQL's server itself refuses without a word for programs, such as a hash of another document. */
function isRefusedUnnamed(error: unknown): boolean {
  const original = unwrapResolverError(error);
  if (!(original instanceof GraphQLError)) return false;
  const { code, http } = original.extensions as { code?: string; http?: { status?: number } };
  return code === undefined && http?.status === 400;
}

/** A mutation that was asked by GET: to GraphQL's server a bad request as any other. */
function isRefusedMethod(error: unknown): boolean {
  return error instanceof GraphQLError && (error.extensions.http as { status?: number })?.status === 405;
}

/** graphql names the first 50 variables that do not fit, and then ends its list with this, which has no code. */
function isLimitOfBadVariables(error: unknown): boolean {
  return error instanceof GraphQLError && error.message === TOO_MANY_BAD_VARIABLES;
}

/** Masks what nobody meant to show; the log has it under the request id that the answer carries. */
export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const original = unwrapResolverError(error);
  if (original instanceof DomainError) {
    const { code: kind, reason, params, field, message } = original;
    return { ...formatted, message, extensions: { code: 'BAD_USER_INPUT', kind, reason, params, field } };
  }
  if (isNotNow(original)) {
    const { code, retryAfter } = unavailable().extensions;
    return { ...formatted, message: NOT_NOW, extensions: { code, retryAfter } };
  }
  if (isRefusedMethod(original))
    return { ...formatted, extensions: { ...formatted.extensions, code: 'METHOD_NOT_ALLOWED' } };
  if (isRefusedUnnamed(error))
    return { ...formatted, extensions: { ...formatted.extensions, code: 'BAD_REQUEST' } };
  if (isLimitOfBadVariables(original))
    return { ...formatted, extensions: { ...formatted.extensions, code: 'BAD_USER_INPUT' } };
  if (isExpected(error)) return formatted;
  return {
    message: SOMETHING_WENT_WRONG,
    locations: formatted.locations,
    path: formatted.path,
    extensions: { code: 'INTERNAL_SERVER_ERROR' },
  };
}
