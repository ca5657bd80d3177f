import { z } from 'zod';
import { createProblemIssue } from '#domain/errors/createProblemIssue.ts';
import { hasHiddenCharacters } from './hiddenCharacters.ts';

/** Replacement character that programs insert for a letter they could not decode. */
export const REPLACEMENT_CHARACTER = '\uFFFD';

/**
 * A trimmed single-line text: each run of spaces, line breaks and control characters becomes one space. Invisible
 * characters are refused.
 */
export function buildSingleLineSchema(problem?: string) {
  return z
    .string(problem === undefined ? undefined : { error: problem })
    .overwrite(toSingleLine)
    .superRefine(checkVisible);
}

/**
 * A trimmed multi-line text: line breaks and tabs are kept, other control characters removed. Invisible characters
 * are refused.
 */
export function buildMultilineSchema(problem?: string) {
  return z
    .string(problem === undefined ? undefined : { error: problem })
    .overwrite(toMultiline)
    .superRefine(checkVisible);
}

function checkVisible(text: string, context: z.RefinementCtx) {
  if (text.includes(REPLACEMENT_CHARACTER)) context.addIssue(createProblemIssue('UNREADABLE_CHARACTERS', {}));
  else if (hasHiddenCharacters(text)) context.addIssue(createProblemIssue('HIDDEN_CHARACTERS', {}));
}

export function toSingleLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}

function toMultiline(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .trim();
}
