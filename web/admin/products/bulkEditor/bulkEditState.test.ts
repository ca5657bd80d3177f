import { expect, test } from 'vitest';
import { type BulkEditState, bulkEditReducer, createInitialState } from './bulkEditState.ts';
import { aProduct } from './testing/aProduct.ts';

const [a, b] = [aProduct('a'), aProduct('b')];
const type = (state: BulkEditState, productWithStock: typeof a, cell: string, text: string) =>
  bulkEditReducer(state, { kind: 'typed', changes: [{ productWithStock, cell, text }] });

test('changes are undone step by step, and retyping the saved text is not a change', () => {
  const stateAfterFirstEdit = type(createInitialState([a, b]), a, 'name', 'One');
  const stateAfterSecondEdit = type(stateAfterFirstEdit, b, 'name', 'Two');
  expect(stateAfterSecondEdit.edits).toEqual({ a: { name: 'One' }, b: { name: 'Two' } });
  const stateAfterUndo = bulkEditReducer(stateAfterSecondEdit, { kind: 'undone' });
  expect(stateAfterUndo.edits).toEqual({ a: { name: 'One' } });
  expect(bulkEditReducer(stateAfterUndo, { kind: 'redone' }).edits).toEqual(stateAfterSecondEdit.edits);
  expect(type(stateAfterSecondEdit, a, 'name', 'Ring a').edits).toEqual({ b: { name: 'Two' } });
  expect(type(stateAfterSecondEdit, a, 'name', 'One')).toBe(stateAfterSecondEdit);
});

test('saved cells have no edit, and refused cells keep their problem until they are edited', () => {
  const editedState = type(
    type(type(createInitialState([a, b]), a, 'name', 'One'), a, 'a-v1/stock@shop', '9'),
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
  const stateAfterRefusal = bulkEditReducer(partlySavedState, {
    kind: 'answered',
    outcome: { id: 'b', refused: { sku: 'Another product already has this SKU.' } },
  });
  expect(stateAfterRefusal).toMatchObject({
    edits: partlySavedState.edits,
    problemsById: { b: { sku: 'Another product already has this SKU.' } },
  });
  expect(type(stateAfterRefusal, a, 'name', 'Other').problemsById).toEqual(stateAfterRefusal.problemsById);
  expect(type(stateAfterRefusal, b, 'sku', 'Y').problemsById).toEqual({});
});

test('discarding can be undone', () => {
  const editedState = type(createInitialState([a]), a, 'name', 'One');
  const stateAfterDiscard = bulkEditReducer(editedState, { kind: 'discarded' });
  expect(stateAfterDiscard.edits).toEqual({});
  expect(bulkEditReducer(stateAfterDiscard, { kind: 'undone' }).edits).toEqual(editedState.edits);
});

test('a refused count that matches the current stock is no longer a change', () => {
  const editedState = type(createInitialState([a]), a, 'a-v1/stock@shop', '4');
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

test('a reloaded product keeps its edits except those that equal its new values', () => {
  const editedState = type(type(createInitialState([a]), a, 'name', 'One'), a, 'tags', 'gift');
  const colleagueVersion = { ...a, product: { ...a.product, name: 'One', tags: ['old'] } };
  const { edits, products } = bulkEditReducer(editedState, {
    kind: 'answered',
    outcome: { id: 'a', productWithStock: colleagueVersion },
  });
  expect(edits).toEqual({ a: { tags: 'gift' } });
  expect(products).toEqual([colleagueVersion]);
});
