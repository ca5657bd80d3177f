import { expect, test } from 'vitest';
import { sheetParts, toLine } from './sheetParts.ts';

test('the rows of a piece stay together, and know where they stood', () => {
  const [part, ...others] = sheetParts('\uFEFFsku;name;size\nA;"Ring; plain";12\n\nB;Band;\na;;14');
  expect(others).toEqual([]);
  expect(part).toEqual({ csv: 'sku,name,size\nA,Ring; plain,12\na,,14\nB,Band,', rows: [2, 5, 4] });
});

test('many pieces make several parts, each with the names of the columns', () => {
  const skus = Array.from({ length: 60 }, (_, index) => `S${index}`);
  const parts = sheetParts(`sku\n${skus.join('\n')}`);
  expect(parts.map(({ rows }) => rows.length)).toEqual([25, 25, 10]);
  expect(parts.every(({ csv }) => csv.startsWith('sku\n'))).toBe(true);
  expect(parts[2]?.rows[0]).toBe(52);
});

test('an empty sheet is a part of its own', () => {
  expect(sheetParts('sku,name')).toEqual([{ csv: 'sku,name', rows: [] }]);
});

test('a badly quoted cell is told with the row and the column of the whole sheet', () => {
  const csv = [
    'sku,name',
    ...Array.from({ length: 40 }, (_, index) => `R-${index},Ring`),
    'R-99,"Ring" of gold',
  ];
  expect(() => sheetParts(csv.join('\n'))).toThrow('Row 42, column name: something stands behind');
});

test('a workbook is told from a sheet, with what to do', () => {
  expect(() => sheetParts('PK\u0003\u0004\u0014\u0000\u0006\u0000[Content_Types].xml')).toThrow(
    'This is a workbook. Save it as CSV, and choose that file.',
  );
});

test('cells with commas, quotes and lines are quoted', () => {
  expect(toLine(['a,b', 'say "so"', 'plain'])).toBe('"a,b","say ""so""",plain');
});
