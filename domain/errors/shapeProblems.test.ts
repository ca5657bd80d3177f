import { expect, test } from 'vitest';
import { z } from 'zod';
import { parseInput } from './problems.ts';

test.each([
  ['a missing value', z.string(), undefined, 'REQUIRED', {}],
  ['null', z.int(), null, 'REQUIRED', {}],
  ['a missing choice', z.enum(['A', 'B']), undefined, 'REQUIRED', {}],
  ['an empty text', z.string().min(1), '', 'REQUIRED', {}],
  ['a value of another type', z.string(), 5, 'WRONG_TYPE', { expected: 'text' }],
  ['a fractional number', z.int(), 1.5, 'WRONG_TYPE', { expected: 'whole number' }],
  ['a text that is too long', z.string().max(3), 'four', 'TOO_LONG', { most: 3 }],
  ['a text that is too short', z.string().min(3), 'no', 'TOO_SHORT', { least: 3 }],
  ['a list that is too long', z.array(z.int()).max(1), [1, 2], 'TOO_LONG', { most: 1 }],
  ['an empty list', z.array(z.int()).min(1), [], 'TOO_SHORT', { least: 1 }],
  ['a number that is too large', z.int().max(99), 100, 'TOO_LARGE', { most: 99 }],
  ['a number that is too small', z.int().min(1), 0, 'TOO_SMALL', { least: 1 }],
  ['an unknown choice', z.enum(['A', 'B']), 'C', 'NOT_ONE_OF', { allowed: ['A', 'B'] }],
  ['a text in the wrong format', z.email(), 'nobody', 'WRONG_FORMAT', {}],
  ['a value that a rule rejects', z.int().refine((number) => number > 5), 1, 'NOT_VALID', {}],
  ['an unknown field', z.strictObject({}), { more: 1 }, 'UNKNOWN_FIELD', {}],
])('reports a shape problem for %s', (_case, schema: z.ZodType, value, reason, params) => {
  expect(() => parseInput(z.object({ it: schema }), { it: value })).toThrow(
    expect.objectContaining({ field: 'it', reason, params }),
  );
});

test('reports an unknown discriminator value as a value that is not allowed', () => {
  const kindSchema = z.discriminatedUnion('kind', [z.object({ kind: z.literal('A') })]);
  expect(() => parseInput(kindSchema, { kind: 'B' })).toThrow(
    expect.objectContaining({ field: 'kind', reason: 'NOT_ONE_OF' }),
  );
});
