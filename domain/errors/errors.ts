import { fillMessage, type Params } from './defineProblems.ts';
import { PROBLEMS, type ReasonParams, type UserErrorReason } from './problemTexts.ts';
import type { UserErrorCode } from './userErrorCodes.ts';

/** The params of a reason, if it has any, and the field, a path such as `lines.0.quantity`. */
export type ErrorArguments<Reason extends UserErrorReason> = UserErrorReason extends Reason
  ? [params: Params, field?: string]
  : keyof ReasonParams<Reason> extends never
    ? [field?: string]
    : [params: ReasonParams<Reason>, field?: string];

/** An error the user can correct. The message is shown to the user; `field` is the path of the input. */
export class DomainError<Reason extends UserErrorReason = UserErrorReason> extends Error {
  readonly code: UserErrorCode;
  readonly reason: UserErrorReason;
  readonly params: Params;
  readonly field?: string;

  constructor(reason: Reason, ...errorArguments: ErrorArguments<Reason>) {
    const [params, field] = splitArguments(errorArguments);
    super(fillMessage(PROBLEMS[reason].message, params));
    // An error's message is not enumerable, so spreading and JSON would lose it.
    Object.defineProperty(this, 'message', { enumerable: true });
    this.name = new.target.name;
    this.code = PROBLEMS[reason].code;
    this.reason = reason;
    this.params = params;
    this.field = field;
  }
}

function splitArguments([first, second]: readonly (Params | string | undefined)[]): [Params, string?] {
  if (typeof first !== 'object') return [{}, first];
  return [first, typeof second === 'string' ? second : undefined];
}
