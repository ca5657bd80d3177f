import { expect, test } from 'vitest';
import { z } from 'zod';
import { createProblemIssue } from './createProblemIssue.ts';
import { findIssues, InvalidInput, parseInput } from './problems.ts';

const schema = z.object({
  lines: z.array(
    z.object({ quantity: z.int({ error: 'Whole pieces only.' }).max(99, { error: 'At most 99.' }) }),
  ),
  word: z.string().min(3, { error: 'Too short.' }).regex(/^a/, { error: 'Begins with a.' }).optional(),
});

test('returns the parsed input if it is valid', () => {
  expect(parseInput(schema, { lines: [{ quantity: 2, extra: true }] })).toEqual({ lines: [{ quantity: 2 }] });
});

test('reports one issue per path', () => {
  const parseInvalid = () => parseInput(schema, { lines: [{ quantity: 1 }, { quantity: 100 }], word: 'x' });
  expect(parseInvalid).toThrow(InvalidInput);
  expect(parseInvalid).toThrow(
    expect.objectContaining({
      field: 'lines.1.quantity',
      issues: [
        { field: 'lines.1.quantity', reason: 'TOO_LARGE', params: { most: 99 }, message: 'At most 99.' },
        { field: 'word', reason: 'TOO_SHORT', params: { least: 3 }, message: 'Too short.' },
      ],
    }),
  );
});

test('input that is not an object has an issue without a field', () => {
  expect(() => parseInput(schema, null)).toThrow(
    expect.objectContaining({ code: 'INVALID', field: undefined }),
  );
});

test('a rule with its own reason reports that reason, its params and its message', () => {
  const evenNumberSchema = z.int().superRefine((count, context) => {
    if (count % 2 === 1) context.addIssue(createProblemIssue('INSUFFICIENT_STOCK', { count: count - 1 }));
  });
  expect(findIssues(z.object({ count: evenNumberSchema }), { count: 5 }, 'lines', '0')).toEqual([
    { field: 'lines.0.count', reason: 'INSUFFICIENT_STOCK', params: { count: 4 }, message: 'Only 4 left.' },
  ]);
});
