import { expect, test } from 'vitest';
import { newSheet, type SheetState, sheetReducer } from './sheetState.ts';
import { aPiece } from './testing/aPiece.ts';

const [a, b] = [aPiece('a'), aPiece('b')];
const type = (state: SheetState, piece: typeof a, cell: string, text: string) =>
  sheetReducer(state, { kind: 'typed', changes: [{ piece, cell, text }] });

test('what is typed is taken back step by step, and typed back is no change', () => {
  const one = type(newSheet([a, b]), a, 'name', 'One');
  const two = type(one, b, 'name', 'Two');
  expect(two.edits).toEqual({ a: { name: 'One' }, b: { name: 'Two' } });
  const back = sheetReducer(two, { kind: 'undone' });
  expect(back.edits).toEqual({ a: { name: 'One' } });
  expect(sheetReducer(back, { kind: 'redone' }).edits).toEqual(two.edits);
  expect(type(two, a, 'name', 'Ring a').edits).toEqual({ b: { name: 'Two' } });
  expect(type(two, a, 'name', 'One')).toBe(two);
});

test('what was saved is clean, and what was refused stays with its reason until it is changed', () => {
  const typed = type(
    type(type(newSheet([a, b]), a, 'name', 'One'), a, 'a-v1/stock@shop', '9'),
    b,
    'sku',
    'X',
  );
  const saved = { ...a, product: { ...a.product, name: 'One' } };
  const half = sheetReducer(typed, {
    kind: 'answered',
    outcome: { id: 'a', piece: saved, saved: ['name'] },
  });
  expect(half.edits).toEqual({ a: { 'a-v1/stock@shop': '9' }, b: { sku: 'X' } });
  const refused = sheetReducer(half, {
    kind: 'answered',
    outcome: { id: 'b', refused: { sku: 'Another piece has this SKU.' } },
  });
  expect(refused).toMatchObject({
    edits: half.edits,
    refused: { b: { sku: 'Another piece has this SKU.' } },
  });
  expect(type(refused, a, 'name', 'Other').refused).toEqual(refused.refused);
  expect(type(refused, b, 'sku', 'Y').refused).toEqual({});
});

test('what is discarded can be taken back', () => {
  const typed = type(newSheet([a]), a, 'name', 'One');
  const discarded = sheetReducer(typed, { kind: 'discarded' });
  expect(discarded.edits).toEqual({});
  expect(sheetReducer(discarded, { kind: 'undone' }).edits).toEqual(typed.edits);
});

test('a count that was refused and is so by now is no change any more', () => {
  const typed = type(newSheet([a]), a, 'a-v1/stock@shop', '4');
  const sold = { ...a, stock: { 'a-v1': { levels: { shop: 4 }, lowStock: null, lowAt: 3 } } };
  const outcome = { id: 'a', piece: sold, refused: { 'a-v1/stock@shop': 'There are 4 by now.' } };
  expect(sheetReducer(typed, { kind: 'answered', outcome })).toMatchObject({ edits: {}, refused: {} });
});

test('a product that was read anew keeps what is typed over it, but for what is so by now', () => {
  const typed = type(type(newSheet([a]), a, 'name', 'One'), a, 'tags', 'gift');
  const theirs = { ...a, product: { ...a.product, name: 'One', tags: ['old'] } };
  const { edits, pieces } = sheetReducer(typed, { kind: 'answered', outcome: { id: 'a', piece: theirs } });
  expect(edits).toEqual({ a: { tags: 'gift' } });
  expect(pieces).toEqual([theirs]);
});
