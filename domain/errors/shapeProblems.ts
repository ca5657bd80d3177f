import type { z } from 'zod';
import { defineProblems, type Params } from './defineProblems.ts';

/** What can be wrong with the shape of a value, whatever it stands for. Most rules say it in words of their own. */
export const SHAPE_PROBLEMS = defineProblems({
  REQUIRED: { code: 'INVALID', message: /*i18n*/ 'This field is required.' },
  WRONG_TYPE: { code: 'INVALID', message: 'This must be of the kind {expected}.' },
  TOO_LONG: { code: 'INVALID', message: 'This may be {most} long.' },
  TOO_SHORT: { code: 'INVALID', message: 'This must be {least} long.' },
  TOO_LARGE: { code: 'INVALID', message: 'This may be {most} at most.' },
  TOO_SMALL: { code: 'INVALID', message: 'This must be {least} at least.' },
  NOT_ONE_OF: { code: 'INVALID', message: /*i18n*/ 'Choose one of the available options.' },
  WRONG_FORMAT: { code: 'INVALID', message: 'This is not in the form that it should have.' },
  UNKNOWN_FIELD: { code: 'INVALID', message: 'There is no such field.' },
  LOST_LETTERS: {
    code: 'INVALID',
    message:
      /*i18n*/ 'This text has the character “\uFFFD” in place of a letter that was lost. Enter the letter again.',
  },
  HIDDEN_CHARACTERS: {
    code: 'INVALID',
    message: /*i18n*/ 'This text holds characters that cannot be seen. Type it here instead of pasting it.',
  },
  LINK_IN_NAME: {
    code: 'INVALID',
    message: /*i18n*/ 'A name holds no web address. Enter the name alone.',
  },
  NOT_VALID: { code: 'INVALID', message: /*i18n*/ 'This is not valid here.' },
});

export interface ShapeProblem {
  reason: keyof typeof SHAPE_PROBLEMS;
  params: Params;
}

/** What an issue of zod says, as data. Its input tells what is missing from what is wrong: parse with `reportInput`. */
export function shapeProblem(issue: z.core.$ZodIssue): ShapeProblem {
  switch (issue.code) {
    case 'invalid_type':
      return isAbsent(issue)
        ? REQUIRED
        : { reason: 'WRONG_TYPE', params: { expected: toKind(issue.expected) } };
    case 'invalid_value':
      return isAbsent(issue)
        ? REQUIRED
        : { reason: 'NOT_ONE_OF', params: { allowed: issue.values.map(String) } };
    case 'too_big':
      return { reason: isCounted(issue) ? 'TOO_LONG' : 'TOO_LARGE', params: { most: Number(issue.maximum) } };
    case 'too_small': {
      if (issue.origin === 'string' && issue.minimum === 1) return REQUIRED;
      return {
        reason: isCounted(issue) ? 'TOO_SHORT' : 'TOO_SMALL',
        params: { least: Number(issue.minimum) },
      };
    }
    case 'invalid_format':
      return { reason: 'WRONG_FORMAT', params: {} };
    case 'unrecognized_keys':
      return { reason: 'UNKNOWN_FIELD', params: {} };
    case 'invalid_union':
      return { reason: 'discriminator' in issue ? 'NOT_ONE_OF' : 'NOT_VALID', params: {} };
    default:
      return { reason: 'NOT_VALID', params: {} };
  }
}

/** What a value should be, in words that any program knows. */
const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'number',
  int: 'whole number',
  boolean: 'boolean',
  array: 'list',
  object: 'object',
  record: 'object',
};

function toKind(expected: string): string {
  return KINDS[expected] ?? expected;
}

const REQUIRED: ShapeProblem = { reason: 'REQUIRED', params: {} };

function isAbsent({ input }: { input?: unknown }): boolean {
  return input === undefined || input === null;
}

function isCounted({ origin }: { origin: string }): boolean {
  return origin === 'string' || origin === 'array';
}
