import { expect, test } from 'vitest';
import { guessDates, readStatementDay } from './readStatementDay.ts';

test.each([
  ['2026-11-27 22:45', 'YMD', '2026-11-27'],
  ['2026/11/27', 'YMD', '2026-11-27'],
  ['2026-11-27T22:45+05:45', 'YMD', '2026-11-27'],
  ['2026-11-27T18:30:00Z', 'YMD', '2026-11-28'],
  ['27-11-2026', 'DMY', '2026-11-27'],
  ['7/1/26', 'DMY', '2026-01-07'],
  ['27-Nov-2026', 'DMY', '2026-11-27'],
  ['November 27, 2026', 'DMY', '2026-11-27'],
  ['11/27/2026', 'MDY', '2026-11-27'],
  ['11/27/2026', 'DMY', null],
  ['31-02-2026', 'DMY', null],
  ['Opening balance', 'DMY', null],
] as const)('%s as %s is %s', (cell, dates, day) => {
  expect(readStatementDay(cell, dates)).toBe(day);
});

test('the order of day, month and year shows in the days themselves', () => {
  expect(guessDates(['2026-11-01'])).toBe('YMD');
  expect(guessDates(['01/11/2026', '27/11/2026'])).toBe('DMY');
  expect(guessDates(['11/01/2026', '11/27/2026'])).toBe('MDY');
});
