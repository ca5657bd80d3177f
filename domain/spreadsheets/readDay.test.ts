import { expect, test } from 'vitest';
import { guessDayOrder, isBikramSambat, readDay } from './readDay.ts';

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
  ['2026-11-27T19:00:00-08:00', 'YMD', '2026-11-28'],
  ['2026-11-27 22:45:10 +0545', 'DMY', '2026-11-27'],
  ['2026-11-27T18:14:59.999Z', 'YMD', '2026-11-27'],
  ['2026-11-27T18:15:00.000Z', 'YMD', '2026-11-28'],
  ['2026-11-27 18:30 UTC', 'YMD', '2026-11-28'],
  ['2026-11-27T22:45:00+05:45[Asia/Kathmandu]', 'YMD', '2026-11-27'],
  ['2026-11-27T22:45:00', 'YMD', '2026-11-27'],
  ['27/11/2026 10:45 PM', 'DMY', '2026-11-27'],
  ['Fri, 27 Nov 2026 10:45', 'DMY', '2026-11-27'],
  ['Friday, November 27, 2026', 'DMY', '2026-11-27'],
  ['27th November 2026', 'YMD', '2026-11-27'],
  ['20261127', 'DMY', '2026-11-27'],
  ['२०२६-११-२७', 'YMD', '2026-11-27'],
  ['26-11-27', 'YMD', '2026-11-27'],
  ['26-11-27', 'DMY', '2027-11-26'],
  ['2083/08/11', 'DMY', '2026-11-27'],
  ['2083-8-11', 'YMD', '2026-11-27'],
  ['11/08/2083', 'DMY', '2026-11-27'],
  ['२०८३।०८।११', 'YMD', '2026-11-27'],
  ['११ मङ्सिर २०८३', 'DMY', '2026-11-27'],
  ['11 Mangsir 2083', 'DMY', '2026-11-27'],
  ['Mangsir 11, 2083', 'YMD', '2026-11-27'],
  ['83/08/11', 'YMD', '2026-11-27'],
  ['2083/08/31', 'YMD', null],
  ['2083/13/01', 'YMD', null],
  ['2072/01/01', 'YMD', null],
  ['2099/01/02', 'YMD', '2099-01-02'],
  ['12-Oct', 'DMY', null],
  ['46353', 'DMY', '2026-11-27'],
  ['46353.9375', 'YMD', '2026-11-27'],
  ['12345', 'DMY', null],
  ['98410', 'DMY', null],
  ['26-11-2026 22:30 UTC', 'DMY', '2026-11-27'],
  ['11/26/2026 6:15 PM GMT', 'MDY', '2026-11-27'],
  ['11/26/2026 6:14 PM GMT', 'MDY', '2026-11-26'],
  ['Thu Nov 26 2026 22:30:00 GMT+0000 (Nepal Time)', 'DMY', '2026-11-27'],
  ['26-11-2026 10:15 - 11:00', 'DMY', '2026-11-26'],
  ['2026-11-26T27:00:00Z', 'YMD', null],
  ['27NOV2026', 'DMY', '2026-11-27'],
  ['27NOV26', 'DMY', '2026-11-27'],
  ['27ABC2026', 'DMY', null],
  ['27–11–2026', 'DMY', '2026-11-27'],
  ["'2026-11-27", 'YMD', '2026-11-27'],
  ['0026-11-27', 'YMD', null],
  ['01-01-1900', 'DMY', null],
  ['1970-01-01 05:30', 'YMD', null],
  ['1,00,000.00', 'DMY', null],
  ['98-41-000000', 'DMY', null],
] as const)('reads %s in the date order %s as %s', (cell, dates, day) => {
  expect(readDay(cell, dates)).toBe(day);
});

test('detects the date order with long dashes and with date numbers', () => {
  expect(guessDayOrder(['46353', '11–27–2026'])).toBe('MDY');
});

test('detects the order of day, month and year from the dates themselves', () => {
  expect(guessDayOrder(['2026-11-01'])).toBe('YMD');
  expect(guessDayOrder(['01/11/2026', '27/11/2026'])).toBe('DMY');
  expect(guessDayOrder(['11/01/2026', '11/27/2026'])).toBe('MDY');
  expect(guessDayOrder(['27-Nov-2026'])).toBe('DMY');
  expect(guessDayOrder(['2083/08/11'])).toBe('YMD');
  expect(guessDayOrder(['11/08/2083', '28/08/2083'])).toBe('DMY');
  expect(guessDayOrder([])).toBe('DMY');
});

test('does not detect the order if the dates would be closer together with the month first', () => {
  expect(guessDayOrder(['11/02/2026', '11/03/2026', '11/05/2026'])).toBeNull();
  expect(guessDayOrder(['02/11/2026', '03/11/2026', '05/11/2026'])).toBe('DMY');
  expect(guessDayOrder(['02/11/2026'])).toBe('DMY');
});

test('does not detect the order if two-digit years fit more than one order', () => {
  expect(guessDayOrder(['26-11-27', '26-11-28'])).toBeNull();
  expect(guessDayOrder(['7/1/26'])).toBeNull();
  expect(guessDayOrder(['11-27-26'])).toBe('MDY');
  expect(guessDayOrder(['83/08/11'])).toBe('YMD');
  expect(guessDayOrder(['30-12-31', '31-12-31'])).toBeNull();
});

test.each([
  ['2083/08/11', true],
  ['11-08-2083', true],
  ['11 Mangsir', false],
  ['११ मङ्सिर २०८३', true],
  ['2026-11-27', false],
  ['27 May 2026', false],
  ['2,083.00', false],
])('%s is a Bikram Sambat date: %s', (cell, expected) => {
  expect(isBikramSambat(cell)).toBe(expected);
});
