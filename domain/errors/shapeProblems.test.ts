import { expect, test } from 'vitest';
import { z } from 'zod';
import { parseInput } from './problems.ts';

test.each([
  ['nothing', z.string(), undefined, 'REQUIRED', {}],
  ['null', z.int(), null, 'REQUIRED', {}],
  ['no choice', z.enum(['A', 'B']), undefined, 'REQUIRED', {}],
  ['an empty text', z.string().min(1), '', 'REQUIRED', {}],
  ['another kind', z.string(), 5, 'WRONG_TYPE', { expected: 'text' }],
  ['half a number', z.int(), 1.5, 'WRONG_TYPE', { expected: 'whole number' }],
  ['a long text', z.string().max(3), 'four', 'TOO_LONG', { most: 3 }],
  ['a short text', z.string().min(3), 'no', 'TOO_SHORT', { least: 3 }],
  ['a long list', z.array(z.int()).max(1), [1, 2], 'TOO_LONG', { most: 1 }],
  ['an empty list', z.array(z.int()).min(1), [], 'TOO_SHORT', { least: 1 }],
  ['a large number', z.int().max(99), 100, 'TOO_LARGE', { most: 99 }],
  ['a small number', z.int().min(1), 0, 'TOO_SMALL', { least: 1 }],
  ['another choice', z.enum(['A', 'B']), 'C', 'NOT_ONE_OF', { allowed: ['A', 'B'] }],
  ['a text in another format', z.email(), 'nobody', 'WRONG_FORMAT', {}],
  ['a value that a rule rejects', z.int().refine((number) => number > 5), 1, 'NOT_VALID', {}],
  ['an unknown field', z.strictObject({}), { more: 1 }, 'UNKNOWN_FIELD', {}],
])('reports a shape problem for %s', (_case, schema: z.ZodType, value, reason, params) => {
  expect(() => parseInput(z.object({ it: schema }), { it: value })).toThrow(
    expect.objectContaining({ field: 'it', reason, params }),
  );
});

test('reports an unknown discriminator value as a value that is not allowed', () => {
  const kinds = z.discriminatedUnion('kind', [z.object({ kind: z.literal('A') })]);
  expect(() => parseInput(kinds, { kind: 'B' })).toThrow(
    expect.objectContaining({ field: 'kind', reason: 'NOT_ONE_OF' }),
  );
});
