import { isBackOffice } from './contentLanguage.ts';

/** Something that a person can mend, as the server or a rule of both sides says it: in English, and as data. */
export interface ToldProblem {
  reason?: string;
  params?: Readonly<Record<string, unknown>> | null;
  message: string;
}

type Say = (problem: ToldProblem) => string;

let sayInNepali: Say | null = null;

/** Says problems in Nepali from now on; with null in English. */
export function learnProblems(say: Say | null): void {
  sayInNepali = say;
}

/** What a problem says, in the language that is shown. */
export function problemText(problem: ToldProblem): string {
  return sayInNepali && !isBackOffice() ? sayInNepali(problem) : problem.message;
}
