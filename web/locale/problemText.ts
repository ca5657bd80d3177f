import { getCodeText } from '#domain/errors/getCodeText.ts';

/** Problem from the server or a shared validation rule, as an English text and as data. */
export interface Problem {
  /** Error code; it selects the text if there is no reason. */
  code?: string;
  /** Seconds after which the request can be retried. */
  retryAfter?: number;
  reason?: string;
  /** Values of the message by name. */
  params?: unknown;
  message: string;
  /** English message; set only if `message` is in another language. */
  english?: string;
}

type TranslateProblem = (problem: Problem) => string;

let translateIntoNepali: TranslateProblem | null = null;

/** Registers the translation of problems; null switches to English. */
export function setProblemTranslation(translate: TranslateProblem | null): void {
  translateIntoNepali = translate;
}

/** Returns the text of a problem in the displayed language. */
export function getProblemText(problem: Problem): string {
  const { code, retryAfter, reason } = problem;
  const message =
    (reason === undefined && getCodeText(code, retryAfter)) || (problem.english ?? problem.message);
  return translateIntoNepali ? translateIntoNepali({ ...problem, message }) : message;
}
