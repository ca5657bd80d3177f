import { describe, expect, test } from 'vitest';
import {
  clearCells,
  fillRangeDown,
  getRangeTexts,
  pasteCells,
  toCellRange,
  typeIntoCell,
} from './cellRange.ts';
import { applyChanges } from './cells.ts';
import type { GridColumn } from './createGridColumns.ts';
import { toLines } from './gridRows.ts';
import type { GridView } from './gridView.ts';
import { aProduct } from './testing/aProduct.ts';

const createColumn = (field: string, overrides: Partial<GridColumn> = {}): GridColumn => ({
  field,
  header: field,
  width: 100,
  align: 'left',
  rowKind: 'product',
  needs: [],
  ...overrides,
});
const status = {
  options: [
    { value: 'ACTIVE', label: 'Active' },
    { value: 'DRAFT', label: 'Draft' },
  ],
};

/** Two products without sizes, and one product with two sizes. */
const lines = toLines([
  aProduct('a'),
  aProduct('b'),
  aProduct('c', { variants: [{ size: '12' }, { size: '14' }] }),
]);
const view: GridView = {
  lines,
  columns: [
    createColumn('name'),
    createColumn('status', status),
    createColumn('price', { rowKind: 'both', lockReason: 'It follows.' }),
    createColumn('stock@shop', { rowKind: 'size' }),
  ],
  edits: {},
  rates: {},
  lockReason: ({ lockReason }) => lockReason ?? null,
};

const createPosition = (row: number, column: number) => ({ row, column });
const createRange = (from: [number, number], to: [number, number] = from) =>
  toCellRange(createPosition(...from), createPosition(...to));
const collectEdits = (changes: Parameters<typeof applyChanges>[1]) => applyChanges({}, changes);

test('a product without sizes has one row, and a product with sizes has its own row, followed by a row per variant', () => {
  expect(lines.map(({ key, isSize }) => [key, isSize])).toEqual([
    ['a', false],
    ['b', false],
    ['c', false],
    ['c-v1', true],
    ['c-v2', true],
  ]);
});

test('cells are copied in a spreadsheet’s format', () => {
  expect(getRangeTexts(view, createRange([1, 0], [3, 3]))).toEqual([
    ['Ring b', 'Active', '10000', '5'],
    ['Ring c', 'Active', '10000', ''],
    ['12', '', '10000', '5'],
  ]);
});

describe('pasting', () => {
  test('replaces cells and skips those that cannot be changed', () => {
    const { changes, skipped } = pasteCells(view, createRange([0, 0]), [
      ['One', 'draft', '1', '7'],
      ['Two', 'ACTIVE', '2', '8'],
    ]);
    expect(collectEdits(changes)).toEqual({
      a: { name: 'One', status: 'DRAFT', 'a-v1/stock@shop': '7' },
      b: { name: 'Two', 'b-v1/stock@shop': '8' },
    });
    expect(skipped).toBe(2);
  });

  test('fills a selection with a single copied cell', () => {
    const { changes } = pasteCells(view, createRange([0, 3], [4, 3]), [['9']]);
    expect(collectEdits(changes)).toEqual({
      a: { 'a-v1/stock@shop': '9' },
      b: { 'b-v1/stock@shop': '9' },
      c: { 'c-v1/stock@shop': '9', 'c-v2/stock@shop': '9' },
    });
  });

  test('ignores cells beyond the grid, and changes nothing if cells are pasted where they were copied', () => {
    expect(
      collectEdits(
        pasteCells(view, createRange([4, 3]), [
          ['1', '2'],
          ['3', '4'],
        ]).changes,
      ),
    ).toEqual({
      c: { 'c-v2/stock@shop': '1' },
    });
    const fullRange = createRange([0, 0], [4, 3]);
    expect(collectEdits(pasteCells(view, fullRange, getRangeTexts(view, fullRange)).changes)).toEqual({});
  });
});

test('filling down copies the first row, or the row above if only one row is selected', () => {
  const editedView = { ...view, edits: collectEdits(typeIntoCell(view, createPosition(0, 3), '2')) };
  expect(collectEdits(fillRangeDown(editedView, createRange([0, 3], [4, 3])).changes)).toEqual({
    b: { 'b-v1/stock@shop': '2' },
    c: { 'c-v1/stock@shop': '2', 'c-v2/stock@shop': '2' },
  });
  expect(collectEdits(fillRangeDown(editedView, createRange([1, 3])).changes)).toEqual({
    b: { 'b-v1/stock@shop': '2' },
  });
});

test('clearing skips cells that cannot be empty', () => {
  expect(collectEdits(clearCells(view, createRange([0, 0], [0, 3])))).toEqual({
    a: { name: '', 'a-v1/stock@shop': '' },
  });
});
