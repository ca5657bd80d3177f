import { z } from 'zod';
import { problemIssue } from '#domain/errors/problemIssue.ts';
import { hidesSomething } from './hiddenCharacters.ts';

/** Programs put it in place of a letter that they could not read. */
export const LOST_LETTER = '\uFFFD';

/**
 * Text of one line, trimmed: every run of spaces, line breaks and control characters becomes one space. What cannot be
 * seen is refused.
 */
export function oneLine(problem?: string) {
  return z
    .string(problem === undefined ? undefined : { error: problem })
    .overwrite(inOneLine)
    .superRefine(expectVisible);
}

/**
 * Text of as many lines as somebody writes, trimmed: line breaks and tabs stay, other control characters go. What cannot
 * be seen is refused.
 */
export function manyLines(problem?: string) {
  return z
    .string(problem === undefined ? undefined : { error: problem })
    .overwrite(inLines)
    .superRefine(expectVisible);
}

function expectVisible(text: string, context: z.RefinementCtx) {
  if (text.includes(LOST_LETTER)) context.addIssue(problemIssue('LOST_LETTERS', {}));
  else if (hidesSomething(text)) context.addIssue(problemIssue('HIDDEN_CHARACTERS', {}));
}

export function inOneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}

function inLines(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .trim();
}
