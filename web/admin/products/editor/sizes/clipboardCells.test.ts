import { expect, test } from 'vitest';
import { formatCells, parseCells } from './clipboardCells.ts';

test.each([
  ['12\t5', [['12', '5']]],
  [
    '12\t5\r\n14\t\r\n',
    [
      ['12', '5'],
      ['14', ''],
    ],
  ],
  [
    '\t\n\t',
    [
      ['', ''],
      ['', ''],
    ],
  ],
  ['one', [['one']]],
  ['', [['']]],
  ['"with ""quotes"" and\na break"\tnext', [['with "quotes" and a break', 'next']]],
  ['6" chain\t1', [['6" chain', '1']]],
])('%j is parsed into cells', (text, rows) => {
  expect(parseCells(text)).toEqual(rows);
});

test('formatted cells are parsed back unchanged', () => {
  const rows = [
    ['6" chain', 'plain'],
    ['', 'a, b'],
  ];
  expect(parseCells(formatCells(rows))).toEqual(rows);
});
