import { expect, test } from 'vitest';
import { hasMultipleCells, pasteCells } from './pastedCells.ts';

const buildRow = (size: string, stock = '') => ({ size, sku: '', weightMg: '', stock, barcode: '' });

test('pasted cells overwrite existing ones, and rows are added', () => {
  expect(
    pasteCells(
      [buildRow('12', '1'), buildRow('14', '2')],
      { row: 1, column: 'size' },
      '16\tA-16\t3.1\t7\r\n18\tA-18\r\n',
    ),
  ).toEqual([
    buildRow('12', '1'),
    { size: '16', sku: 'A-16', weightMg: '3.1', stock: '7', barcode: '' },
    { size: '18', sku: 'A-18', weightMg: '', stock: '', barcode: '' },
  ]);
});

test('cells beyond the last column are ignored', () => {
  expect(pasteCells([buildRow('12')], { row: 0, column: 'stock' }, '5\tTRAY-5\t6\n')).toEqual([
    { ...buildRow('12', '5'), barcode: 'TRAY-5' },
  ]);
});

test('a single word is not a table, even with a trailing line break', () => {
  expect(hasMultipleCells('RG-12\n')).toBe(false);
  expect(hasMultipleCells('12\t5')).toBe(true);
  expect(hasMultipleCells('12\n14')).toBe(true);
});
