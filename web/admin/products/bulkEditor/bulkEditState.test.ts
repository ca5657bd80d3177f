import { expect, test } from 'vitest';
import { type BulkEditState, bulkEditReducer, initialState } from './bulkEditState.ts';
import { aProduct } from './testing/aProduct.ts';

const [a, b] = [aProduct('a'), aProduct('b')];
const type = (state: BulkEditState, productWithStock: typeof a, cell: string, text: string) =>
  bulkEditReducer(state, { kind: 'typed', changes: [{ productWithStock, cell, text }] });

test('changes are undone step by step, and retyping the saved text is not a change', () => {
  const afterFirstEdit = type(initialState([a, b]), a, 'name', 'One');
  const afterSecondEdit = type(afterFirstEdit, b, 'name', 'Two');
  expect(afterSecondEdit.edits).toEqual({ a: { name: 'One' }, b: { name: 'Two' } });
  const stateAfterUndo = bulkEditReducer(afterSecondEdit, { kind: 'undone' });
  expect(stateAfterUndo.edits).toEqual({ a: { name: 'One' } });
  expect(bulkEditReducer(stateAfterUndo, { kind: 'redone' }).edits).toEqual(afterSecondEdit.edits);
  expect(type(afterSecondEdit, a, 'name', 'Ring a').edits).toEqual({ b: { name: 'Two' } });
  expect(type(afterSecondEdit, a, 'name', 'One')).toBe(afterSecondEdit);
});

test('saved cells have no edit, and refused cells keep their problem until they are edited', () => {
  const editedState = type(
    type(type(initialState([a, b]), a, 'name', 'One'), a, 'a-v1/stock@shop', '9'),
    b,
    'sku',
    'X',
  );
  const savedProduct = { ...a, product: { ...a.product, name: 'One' } };
  const partlySavedState = bulkEditReducer(editedState, {
    kind: 'answered',
    outcome: { id: 'a', productWithStock: savedProduct, saved: ['name'] },
  });
  expect(partlySavedState.edits).toEqual({ a: { 'a-v1/stock@shop': '9' }, b: { sku: 'X' } });
  const refusedState = bulkEditReducer(partlySavedState, {
    kind: 'answered',
    outcome: { id: 'b', refused: { sku: 'Another product has this SKU.' } },
  });
  expect(refusedState).toMatchObject({
    edits: partlySavedState.edits,
    problemsById: { b: { sku: 'Another product has this SKU.' } },
  });
  expect(type(refusedState, a, 'name', 'Other').problemsById).toEqual(refusedState.problemsById);
  expect(type(refusedState, b, 'sku', 'Y').problemsById).toEqual({});
});

test('discarding can be undone', () => {
  const editedState = type(initialState([a]), a, 'name', 'One');
  const discardedState = bulkEditReducer(editedState, { kind: 'discarded' });
  expect(discardedState.edits).toEqual({});
  expect(bulkEditReducer(discardedState, { kind: 'undone' }).edits).toEqual(editedState.edits);
});

test('a refused count that matches the current stock is no longer a change', () => {
  const editedState = type(initialState([a]), a, 'a-v1/stock@shop', '4');
  const productAfterSale = {
    ...a,
    stock: { 'a-v1': { levels: { shop: 4 }, lowStock: null, lowStockLimit: 3 } },
  };
  const outcome = {
    id: 'a',
    productWithStock: productAfterSale,
    refused: { 'a-v1/stock@shop': 'There are 4 by now.' },
  };
  expect(bulkEditReducer(editedState, { kind: 'answered', outcome })).toMatchObject({
    edits: {},
    problemsById: {},
  });
});

test('a reloaded product keeps its edits except those that now match', () => {
  const editedState = type(type(initialState([a]), a, 'name', 'One'), a, 'tags', 'gift');
  const colleagueVersion = { ...a, product: { ...a.product, name: 'One', tags: ['old'] } };
  const { edits, products } = bulkEditReducer(editedState, {
    kind: 'answered',
    outcome: { id: 'a', productWithStock: colleagueVersion },
  });
  expect(edits).toEqual({ a: { tags: 'gift' } });
  expect(products).toEqual([colleagueVersion]);
});
