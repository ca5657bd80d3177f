import type { z } from 'zod';
import { defineProblems, type Params } from './defineProblems.ts';

/** Problems with the shape of a value. Most rules have their own message instead. */
export const SHAPE_PROBLEMS = defineProblems({
  REQUIRED: { code: 'INVALID', message: /*i18n*/ 'This field is required.' },
  WRONG_TYPE: { code: 'INVALID', message: 'This must be of type {expected}.' },
  TOO_LONG: { code: 'INVALID', message: 'The length of this can be at most {most}.' },
  TOO_SHORT: { code: 'INVALID', message: 'The length of this must be at least {least}.' },
  TOO_LARGE: { code: 'INVALID', message: 'This can be at most {most}.' },
  TOO_SMALL: { code: 'INVALID', message: 'This must be at least {least}.' },
  NOT_ONE_OF: { code: 'INVALID', message: /*i18n*/ 'Choose one of the available options.' },
  WRONG_FORMAT: { code: 'INVALID', message: 'This has the wrong format.' },
  UNKNOWN_FIELD: { code: 'INVALID', message: 'This field doesn’t exist.' },
  UNREADABLE_CHARACTERS: {
    code: 'INVALID',
    message: /*i18n*/ 'This text contains “�” in place of a lost letter. Enter the letter again.',
  },
  HIDDEN_CHARACTERS: {
    code: 'INVALID',
    message: /*i18n*/ 'This text contains invisible characters. Type it here instead of pasting it.',
  },
  LINK_IN_NAME: {
    code: 'INVALID',
    message: /*i18n*/ 'A name can’t contain a web address. Enter the name only.',
  },
  NOT_VALID: { code: 'INVALID', message: /*i18n*/ 'This value is not valid.' },
});

export interface ShapeProblem {
  reason: keyof typeof SHAPE_PROBLEMS;
  params: Params;
}

/**
 * Converts a zod issue to a shape problem. Parse with `reportInput`, since only the input shows whether a value is
 * missing or invalid.
 */
export function toShapeProblem(issue: z.core.$ZodIssue): ShapeProblem {
  switch (issue.code) {
    case 'invalid_type':
      return isAbsent(issue)
        ? REQUIRED
        : { reason: 'WRONG_TYPE', params: { expected: toTypeName(issue.expected) } };
    case 'invalid_value':
      return isAbsent(issue)
        ? REQUIRED
        : { reason: 'NOT_ONE_OF', params: { allowed: issue.values.map(String) } };
    case 'too_big':
      return { reason: hasLength(issue) ? 'TOO_LONG' : 'TOO_LARGE', params: { most: Number(issue.maximum) } };
    case 'too_small': {
      if (issue.origin === 'string' && issue.minimum === 1) return REQUIRED;
      return {
        reason: hasLength(issue) ? 'TOO_SHORT' : 'TOO_SMALL',
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

/** User-facing names of value types. */
const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'number',
  int: 'whole number',
  boolean: 'boolean',
  array: 'list',
  object: 'object',
  record: 'object',
};

function toTypeName(expected: string): string {
  return KINDS[expected] ?? expected;
}

const REQUIRED: ShapeProblem = { reason: 'REQUIRED', params: {} };

function isAbsent({ input }: { input?: unknown }): boolean {
  return input === undefined || input === null;
}

function hasLength({ origin }: { origin: string }): boolean {
  return origin === 'string' || origin === 'array';
}
