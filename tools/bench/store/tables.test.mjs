// @ts-check
import { expect, test } from 'vitest';
import { percent, shortNumber, toTable } from './tables.mjs';

test('a table of Markdown stands in columns, with a dash for what is not known', () => {
  const rows = [
    { read: 'list', 'a second': 12_345.6, cpu: 0.1234 },
    { read: 'search', 'a second': 9.87, cpu: Number.NaN },
  ];
  expect(toTable(rows)).toBe(
    [
      '| read   | a second |   cpu |',
      '| ------ | -------: | ----: |',
      '| list   |   12,346 | 0.123 |',
      '| search |     9.87 |     – |',
    ].join('\n'),
  );
});

test.each([
  [1_234.5, '1,235'],
  [45.67, '45.7'],
  [4.567, '4.57'],
  [0.04567, '0.046'],
])('%d is shown as %s', (value, shown) => {
  expect(shortNumber(value)).toBe(shown);
});

test('a part is shown in percent', () => {
  expect(percent(0.456)).toBe('46 %');
});
