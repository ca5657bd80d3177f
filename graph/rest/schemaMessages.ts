import type { z } from 'zod';

type Issue = z.core.$ZodRawIssue;

const TYPE_NAMES: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

/** Describes an invalid part of a request, for the developer of the client. */
export function describeIssue(issue: Issue): string | undefined {
  if (issue.code === 'custom') return issue.message;
  if (issue.input === undefined && issue.code !== 'unrecognized_keys') return 'This is required.';
  if (issue.code === 'unrecognized_keys') return 'This field does not exist.';
  if (issue.code === 'invalid_type')
    return `This must be ${TYPE_NAMES[String(issue.expected)] ?? issue.expected}.`;
  if (issue.code === 'invalid_value') return `This must be one of ${issue.values.join(', ')}.`;
  if (issue.code === 'too_small') return `This must be ${describeMinimum(issue.origin, issue.minimum)}.`;
  if (issue.code === 'too_big') return `This must be ${describeMaximum(issue.origin, issue.maximum)}.`;
  if (issue.code === 'invalid_format') return `This must be ${format(issue.format)}.`;
  return 'This value is invalid.';
}

const UNITS: Record<string, string> = { string: ' characters long', array: ' long' };

function describeMinimum(origin: string, minimum: number | bigint): string {
  return `${minimum}${UNITS[origin] ?? ''} or ${origin in UNITS ? 'longer' : 'more'}`;
}

function describeMaximum(origin: string, maximum: number | bigint): string {
  return `${maximum}${UNITS[origin] ?? ''} or ${origin in UNITS ? 'shorter' : 'less'}`;
}

function format(name: string): string {
  if (name === 'datetime') return 'an instant such as 2026-11-21T06:00:00.000Z';
  if (name === 'date') return 'a day such as 2026-11-21';
  return 'in the right format';
}
