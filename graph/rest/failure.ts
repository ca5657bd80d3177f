import { OPEN_FOR_MS } from '#graph/outside/dependencies.ts';
import type { ProblemFragment } from './failure.generated.ts';
import { inWordsOfRest, problemInWordsOfRest } from './inWordsOfRest.ts';
import { type FailureCode, statusOf } from './statuses.ts';

export interface FieldProblem {
  field: string | null;
  reason: string;
  /** The values of the message by their names. */
  params: unknown;
  message: string;
}

interface Given {
  message: string;
  errors?: FieldProblem[];
  /** Which problem it is, where that is of no field. */
  problem?: Pick<FieldProblem, 'reason' | 'params'>;
  /** In how many seconds to ask again. */
  retryAfter?: number;
  headers?: Record<string, string>;
  /** What stands beside the errors in the answer. */
  details?: object;
}

/** A refusal in the words of the REST answer; its code gives the status. */
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
    { message, errors, problem, retryAfter, headers = {}, details = {} }: Given,
  ) {
    super(inWordsOfRest(message));
    this.name = 'RestFailure';
    this.code = code;
    this.errors = errors?.map(problemInWordsOfRest);
    const { reason, params } = this.errors?.[0] ?? problem ?? {};
    this.statusCode = statusOf(code, reason);
    this.reason = reason;
    this.params = params;
    this.retryAfter = retryAfter;
    this.headers = retryAfter === undefined ? headers : { ...headers, 'retry-after': String(retryAfter) };
    this.details = details;
  }
}

/** What a person can mend, under the code, reason and message of the first. */
export function refused(
  errors: readonly [ProblemFragment, ...ProblemFragment[]],
  { fields = {}, details }: { fields?: Record<string, string>; details?: object } = {},
): RestFailure {
  const [first] = errors;
  return new RestFailure(first.code, {
    message: first.message,
    errors: toFieldProblems(errors, fields),
    details,
    retryAfter: first.code === 'PROVIDER_UNAVAILABLE' ? OPEN_FOR_MS / 1000 : undefined,
  });
}

/** The problems of a payload, by the fields as the request calls them. */
function toFieldProblems(errors: readonly ProblemFragment[], fields: Record<string, string>): FieldProblem[] {
  return errors.map(({ field, reason, params, message }) => ({
    field: renamed(field ?? null, fields),
    reason,
    params,
    message,
  }));
}

/** `lines.2.quantity` as `items.2.quantity`, where the request calls its lines items. */
function renamed(field: string | null, fields: Record<string, string>): string | null {
  if (field === null) return null;
  for (const [name, other] of Object.entries(fields)) {
    const parts = name.split('.');
    const given = field.split('.');
    if (!parts.every((part, at) => part === given[at] || (part === '*' && /^\d+$/.test(given[at] ?? ''))))
      continue;
    const here = other.split('.').map((part, at) => (part === '*' ? given[at] : part));
    return [...here, ...given.slice(parts.length)].join('.');
  }
  return field;
}
