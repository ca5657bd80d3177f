import type { z } from 'zod';
import { SHAPE_PROBLEMS } from './shapeProblems.ts';

const { REQUIRED, NOT_VALID, NOT_ONE_OF } = SHAPE_PROBLEMS;

const KINDS: Record<string, string> = {
  string: /*i18n*/ 'Enter text.',
  number: /*i18n*/ 'Enter a number.',
  int: /*i18n*/ 'Enter a whole number.',
  boolean: /*i18n*/ 'Choose yes or no.',
  array: /*i18n*/ 'This must be a list.',
};

/** Returns the message for an issue whose rule has none, since zod's default messages are not meant for users. */
export function getDefaultMessage(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null
        ? REQUIRED.message
        : (KINDS[issue.expected] ?? NOT_VALID.message);
    case 'too_big':
      return /*i18n*/ 'This is too large or too long.';
    case 'too_small':
      return /*i18n*/ 'This is too small or too short.';
    case 'invalid_value':
      return NOT_ONE_OF.message;
    default:
      return NOT_VALID.message;
  }
}
