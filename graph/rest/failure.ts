import type { UserError } from '#graph/schema/schema.generated.ts';
import { inWordsOfRest } from './inWordsOfRest.ts';
import { type FailureCode, STATUS } from './statuses.ts';

/** What a document asks of a payload's errors. */
export const ERRORS = 'errors { code field message }';

export interface FieldProblem {
  field: string | null;
  message: string;
}

interface Given {
  message: string;
  errors?: FieldProblem[];
  headers?: Record<string, string>;
  /** What stands beside the errors in the answer. */
  details?: object;
}

/** A refusal in the words of the REST answer; its code gives the status. */
export class RestFailure extends Error {
  readonly code: FailureCode;
  readonly statusCode: number;
  readonly errors?: FieldProblem[];
  readonly headers: Record<string, string>;
  readonly details: object;

  constructor(code: FailureCode, { message, errors, headers = {}, details = {} }: Given) {
    super(inWordsOfRest(message));
    this.name = 'RestFailure';
    this.code = code;
    this.statusCode = STATUS[code];
    this.errors = errors?.map((problem) => ({ ...problem, message: inWordsOfRest(problem.message) }));
    this.headers = headers;
    this.details = details;
  }
}

/** What a person can mend, under the code and message of the first. */
export function refused(
  errors: readonly [UserError, ...UserError[]],
  { fields = {}, details }: { fields?: Record<string, string>; details?: object } = {},
): RestFailure {
  const [first] = errors;
  return new RestFailure(first.code, {
    message: first.message,
    errors: errors.map(({ field, message }) => ({ field: renamed(field ?? null, fields), message })),
    details,
  });
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
