import { filled, type Params } from './defineProblems.ts';
import { type ParamsOf, PROBLEMS, type UserErrorReason } from './problemTexts.ts';
import type { UserErrorCode } from './userErrorCodes.ts';

/** The values of a reason, where it has any, and the field it is about, a path such as `lines.0.quantity`. */
export type About<Reason extends UserErrorReason> = UserErrorReason extends Reason
  ? [params: Params, field?: string]
  : keyof ParamsOf<Reason> extends never
    ? [field?: string]
    : [params: ParamsOf<Reason>, field?: string];

/** Something a person can mend: the message is a sentence for them, `field` names the input it is about. */
export class DomainError<Reason extends UserErrorReason = UserErrorReason> extends Error {
  readonly code: UserErrorCode;
  readonly reason: UserErrorReason;
  readonly params: Params;
  readonly field?: string;

  constructor(reason: Reason, ...about: About<Reason>) {
    const [params, field] = paramsFirst(about);
    super(filled(PROBLEMS[reason].message, params));
    // An error's message is not enumerable: a copy by spreading, and JSON, would lose it.
    Object.defineProperty(this, 'message', { enumerable: true });
    this.name = new.target.name;
    this.code = PROBLEMS[reason].code;
    this.reason = reason;
    this.params = params;
    this.field = field;
  }
}

function paramsFirst([first, second]: readonly (Params | string | undefined)[]): [Params, string?] {
  if (typeof first !== 'object') return [{}, first];
  return [first, typeof second === 'string' ? second : undefined];
}
