import { OPEN_DURATION_MS } from '#graph/outboundCalls/dependencies.ts';
import type { ProblemFragment } from './failure.generated.ts';
import { toRestProblem, toRestTerms } from './restTerms.ts';
import { type FailureCode, toHttpStatus } from './statuses.ts';

export interface FieldProblem {
  field: string | null;
  reason: string;
  /** Values in the message, by name. */
  params: unknown;
  message: string;
}

interface FailureDetails {
  message: string;
  errors?: FieldProblem[];
  /** Problem that belongs to no field. */
  problem?: Pick<FieldProblem, 'reason' | 'params'>;
  /** Seconds after which to retry. */
  retryAfter?: number;
  headers?: Record<string, string>;
  /** Additional properties of the response. */
  details?: object;
}

/** An error of the REST API. Its code determines the status. */
export class RestFailure extends Error {
  readonly code: FailureCode;
  readonly statusCode: number;
  readonly errors?: FieldProblem[];
  readonly reason?: string;
  readonly params?: unknown;
  readonly retryAfter?: number;
  readonly headers: Record<string, string>;
  readonly details: object;

  constructor(
    code: FailureCode,
    { message, errors, problem, retryAfter, headers = {}, details = {} }: FailureDetails,
  ) {
    super(toRestTerms(message));
    this.name = 'RestFailure';
    this.code = code;
    this.errors = errors?.map(toRestProblem);
    const { reason, params } = this.errors?.[0] ?? problem ?? {};
    this.statusCode = toHttpStatus(code, reason);
    this.reason = reason;
    this.params = params;
    this.retryAfter = retryAfter;
    this.headers = retryAfter === undefined ? headers : { ...headers, 'retry-after': String(retryAfter) };
    this.details = details;
  }
}

/** Returns the error for problems that the user can correct, with the code, reason and message of the first. */
export function createRefusal(
  errors: readonly [ProblemFragment, ...ProblemFragment[]],
  { fields = {}, details }: { fields?: Record<string, string>; details?: object } = {},
): RestFailure {
  const [first] = errors;
  return new RestFailure(first.code, {
    message: first.message,
    errors: toFieldProblems(errors, fields),
    details,
    retryAfter: first.code === 'PROVIDER_UNAVAILABLE' ? OPEN_DURATION_MS / 1000 : undefined,
  });
}

/** Converts the field names in a payload's problems to those of the REST API. */
function toFieldProblems(errors: readonly ProblemFragment[], fields: Record<string, string>): FieldProblem[] {
  return errors.map(({ field, reason, params, message }) => ({
    field: toRestField(field ?? null, fields),
    reason,
    params,
    message,
  }));
}

/** Renames a path to REST names, such as `lines.2.quantity` to `items.2.quantity`. */
function toRestField(field: string | null, fields: Record<string, string>): string | null {
  if (field === null) return null;
  for (const [name, restName] of Object.entries(fields)) {
    const patternSegments = name.split('.');
    const segments = field.split('.');
    if (
      !patternSegments.every(
        (part, index) => part === segments[index] || (part === '*' && /^\d+$/.test(segments[index] ?? '')),
      )
    )
      continue;
    const restSegments = restName.split('.').map((part, index) => (part === '*' ? segments[index] : part));
    return [...restSegments, ...segments.slice(patternSegments.length)].join('.');
  }
  return field;
}
