import { expect, test } from 'vitest';
import { dayInWords } from './dayInWords.ts';

test('a chosen day is said by both calendars, and nothing of one that is not chosen', () => {
  expect(dayInWords('en', '2026-11-22')).toBe('22 November 2026 · 6 Mangsir 2083');
  expect(dayInWords('en', '')).toBe('');
  expect(dayInWords('en', undefined)).toBe('');
});
