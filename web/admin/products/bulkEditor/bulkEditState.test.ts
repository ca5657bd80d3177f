import { expect, test } from 'vitest';
import { type BulkEditState, bulkEditReducer, initialState } from './bulkEditState.ts';
import { aProduct } from './testing/aProduct.ts';

const [a, b] = [aProduct('a'), aProduct('b')];
const type = (state: BulkEditState, piece: typeof a, cell: string, text: string) =>
  bulkEditReducer(state, { kind: 'typed', changes: [{ productWithStock: piece, cell, text }] });

test('changes are undone step by step, and typing the saved text again is no change', () => {
  const one = type(initialState([a, b]), a, 'name', 'One');
  const two = type(one, b, 'name', 'Two');
  expect(two.edits).toEqual({ a: { name: 'One' }, b: { name: 'Two' } });
  const back = bulkEditReducer(two, { kind: 'undone' });
  expect(back.edits).toEqual({ a: { name: 'One' } });
  expect(bulkEditReducer(back, { kind: 'redone' }).edits).toEqual(two.edits);
  expect(type(two, a, 'name', 'Ring a').edits).toEqual({ b: { name: 'Two' } });
  expect(type(two, a, 'name', 'One')).toBe(two);
});

test('saved cells are clean, and refused ones keep their problem until edited', () => {
  const typed = type(
    type(type(initialState([a, b]), a, 'name', 'One'), a, 'a-v1/stock@shop', '9'),
    b,
    'sku',
    'X',
  );
  const saved = { ...a, product: { ...a.product, name: 'One' } };
  const half = bulkEditReducer(typed, {
    kind: 'answered',
    outcome: { id: 'a', productWithStock: saved, saved: ['name'] },
  });
  expect(half.edits).toEqual({ a: { 'a-v1/stock@shop': '9' }, b: { sku: 'X' } });
  const refused = bulkEditReducer(half, {
    kind: 'answered',
    outcome: { id: 'b', refused: { sku: 'Another product has this SKU.' } },
  });
  expect(refused).toMatchObject({
    edits: half.edits,
    refused: { b: { sku: 'Another product has this SKU.' } },
  });
  expect(type(refused, a, 'name', 'Other').refused).toEqual(refused.refused);
  expect(type(refused, b, 'sku', 'Y').refused).toEqual({});
});

test('discarding can be undone', () => {
  const typed = type(initialState([a]), a, 'name', 'One');
  const discarded = bulkEditReducer(typed, { kind: 'discarded' });
  expect(discarded.edits).toEqual({});
  expect(bulkEditReducer(discarded, { kind: 'undone' }).edits).toEqual(typed.edits);
});

test('a refused count that matches the current stock is no longer a change', () => {
  const typed = type(initialState([a]), a, 'a-v1/stock@shop', '4');
  const sold = { ...a, stock: { 'a-v1': { levels: { shop: 4 }, lowStock: null, lowStockLimit: 3 } } };
  const outcome = { id: 'a', productWithStock: sold, refused: { 'a-v1/stock@shop': 'There are 4 by now.' } };
  expect(bulkEditReducer(typed, { kind: 'answered', outcome })).toMatchObject({ edits: {}, refused: {} });
});

test('a reloaded product keeps its edits except those that now match', () => {
  const typed = type(type(initialState([a]), a, 'name', 'One'), a, 'tags', 'gift');
  const theirs = { ...a, product: { ...a.product, name: 'One', tags: ['old'] } };
  const { edits, products: pieces } = bulkEditReducer(typed, {
    kind: 'answered',
    outcome: { id: 'a', productWithStock: theirs },
  });
  expect(edits).toEqual({ a: { tags: 'gift' } });
  expect(pieces).toEqual([theirs]);
});
