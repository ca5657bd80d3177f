import { expect, test } from 'vitest';
import { DomainError } from './errors.ts';

test('formats a day in a message as on screen, and leaves it unchanged in the data', () => {
  const problem = new DomainError('STATEMENT_LOADED_BEFORE', { day: '2026-11-29' }, 'csv');
  expect(problem.message).toBe('This file was already imported on 29 Nov 2026.');
  expect(problem.params).toEqual({ day: '2026-11-29' });
});

test('a cell that contains a date is quoted unchanged', () => {
  const cell = { row: 2, column: 'SKU', cell: '2026-11-29' };
  expect(new DomainError('SHEET_VALUE_BECAME_DATE', cell).message).toContain('“2026-11-29”');
});
