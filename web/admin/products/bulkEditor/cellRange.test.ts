import { describe, expect, test } from 'vitest';
import { blockOf, blockTexts, cleared, filledDown, pasted, typed } from './sheetBlock.ts';
import { withChanges } from './sheetCells.ts';
import type { SheetColumn } from './sheetColumns.ts';
import { toLines } from './sheetPieces.ts';
import type { SheetView } from './sheetView.ts';
import { aPiece } from './testing/aPiece.ts';

const column = (field: string, more: Partial<SheetColumn> = {}): SheetColumn => ({
  field,
  header: field,
  width: 100,
  align: 'left',
  of: 'product',
  needs: [],
  ...more,
});
const status = {
  options: [
    { value: 'ACTIVE', label: 'Active' },
    { value: 'DRAFT', label: 'Draft' },
  ],
};

/** Two plain rings, and one with two sizes below it. */
const lines = toLines([
  aPiece('a'),
  aPiece('b'),
  aPiece('c', { variants: [{ size: '12' }, { size: '14' }] }),
]);
const view: SheetView = {
  lines,
  columns: [
    column('name'),
    column('status', status),
    column('price', { of: 'both', fixed: 'It follows.' }),
    column('stock@shop', { of: 'size' }),
  ],
  edits: {},
  rates: {},
  whyFixed: ({ fixed }) => fixed ?? null,
};

const at = (row: number, column: number) => ({ row, column });
const block = (from: [number, number], to: [number, number] = from) => blockOf(at(...from), at(...to));
const edits = (changes: Parameters<typeof withChanges>[1]) => withChanges({}, changes);

test('a product without sizes is one row, and one with sizes has theirs below it', () => {
  expect(lines.map(({ key, isSize }) => [key, isSize])).toEqual([
    ['a', false],
    ['b', false],
    ['c', false],
    ['c-v1', true],
    ['c-v2', true],
  ]);
});

test('cells are copied as a spreadsheet shows them', () => {
  expect(blockTexts(view, block([1, 0], [3, 3]))).toEqual([
    ['Ring b', 'Active', '10000', '5'],
    ['Ring c', 'Active', '10000', ''],
    ['12', '', '10000', '5'],
  ]);
});

describe('pasting', () => {
  test('lays a block over the cells, and leaves what cannot be changed', () => {
    const { changes, left } = pasted(view, block([0, 0]), [
      ['One', 'draft', '1', '7'],
      ['Two', 'ACTIVE', '2', '8'],
    ]);
    expect(edits(changes)).toEqual({
      a: { name: 'One', status: 'DRAFT', 'a-v1/stock@shop': '7' },
      b: { name: 'Two', 'b-v1/stock@shop': '8' },
    });
    expect(left).toBe(2);
  });

  test('fills a block with one cell', () => {
    const { changes } = pasted(view, block([0, 3], [4, 3]), [['9']]);
    expect(edits(changes)).toEqual({
      a: { 'a-v1/stock@shop': '9' },
      b: { 'b-v1/stock@shop': '9' },
      c: { 'c-v1/stock@shop': '9', 'c-v2/stock@shop': '9' },
    });
  });

  test('leaves out what is beyond the sheet, and what is copied and pasted in its place changes nothing', () => {
    expect(
      edits(
        pasted(view, block([4, 3]), [
          ['1', '2'],
          ['3', '4'],
        ]).changes,
      ),
    ).toEqual({
      c: { 'c-v2/stock@shop': '1' },
    });
    const whole = block([0, 0], [4, 3]);
    expect(edits(pasted(view, whole, blockTexts(view, whole)).changes)).toEqual({});
  });
});

test('filling down takes the first cell, and a single row what stands above it', () => {
  const typedOver = { ...view, edits: edits(typed(view, at(0, 3), '2')) };
  expect(edits(filledDown(typedOver, block([0, 3], [4, 3])).changes)).toEqual({
    b: { 'b-v1/stock@shop': '2' },
    c: { 'c-v1/stock@shop': '2', 'c-v2/stock@shop': '2' },
  });
  expect(edits(filledDown(typedOver, block([1, 3])).changes)).toEqual({ b: { 'b-v1/stock@shop': '2' } });
});

test('emptying leaves what cannot be nothing', () => {
  expect(edits(cleared(view, block([0, 0], [0, 3])))).toEqual({ a: { name: '', 'a-v1/stock@shop': '' } });
});
