import type { z } from 'zod';

const KINDS: Record<string, string> = {
  string: /*i18n*/ 'This has to be a text.',
  number: /*i18n*/ 'This has to be a number.',
  int: /*i18n*/ 'This has to be a whole number.',
  boolean: /*i18n*/ 'This has to be yes or no.',
  array: /*i18n*/ 'This has to be a list.',
};

/** Says what is wrong where a rule has no words of its own: what a library would say is not for people. */
export function plainly(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null
        ? /*i18n*/ 'Fill this in.'
        : (KINDS[issue.expected] ?? /*i18n*/ 'This does not fit here.');
    case 'too_big':
      return /*i18n*/ 'This is too much or too long.';
    case 'too_small':
      return /*i18n*/ 'This is too little or too short.';
    case 'invalid_value':
      return /*i18n*/ 'Choose one of those that there are.';
    default:
      return /*i18n*/ 'This does not fit here.';
  }
}
