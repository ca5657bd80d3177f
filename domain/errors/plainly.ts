import type { z } from 'zod';

const KINDS: Record<string, string> = {
  string: /*i18n*/ 'Enter text.',
  number: /*i18n*/ 'Enter a number.',
  int: /*i18n*/ 'Enter a whole number.',
  boolean: /*i18n*/ 'Choose yes or no.',
  array: /*i18n*/ 'This must be a list.',
};

/** Says what is wrong where a rule has no words of its own: what a library would say is not for people. */
export function plainly(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null
        ? /*i18n*/ 'This field is required.'
        : (KINDS[issue.expected] ?? /*i18n*/ 'This is not valid here.');
    case 'too_big':
      return /*i18n*/ 'This is too large or too long.';
    case 'too_small':
      return /*i18n*/ 'This is too small or too short.';
    case 'invalid_value':
      return /*i18n*/ 'Choose one of the available options.';
    default:
      return /*i18n*/ 'This is not valid here.';
  }
}
