import { codeText } from '#domain/errors/codeText.ts';

/** Something that a person can mend, as the server or a rule of both sides says it: in English, and as data. */
export interface ToldProblem {
  /** What kind of failure it is, of which it is worded where there is no reason. */
  code?: string;
  /** In how many seconds to ask again. */
  retryAfter?: number;
  reason?: string;
  /** Values of the message, by name. */
  params?: unknown;
  message: string;
  /** The message in English, once `message` is in another language. */
  english?: string;
}

type Say = (problem: ToldProblem) => string;

let sayInNepali: Say | null = null;

/** Says problems in Nepali from now on; with null in English. */
export function learnProblems(say: Say | null): void {
  sayInNepali = say;
}

/** What a problem says, in the language that is shown. */
export function problemText(told: ToldProblem): string {
  const { code, retryAfter, reason } = told;
  const message = (reason === undefined && codeText(code, retryAfter)) || (told.english ?? told.message);
  return sayInNepali ? sayInNepali({ ...told, message }) : message;
}
