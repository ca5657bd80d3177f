import { expect, test } from 'vitest';
import { findConflicts, mergeVersions } from './mergeValues.ts';
import { emptyProduct, type ProductValues } from './productValues.ts';

const createVariant = (name: string, stock: string) => ({
  size: name,
  sku: '',
  weightMg: '3',
  stock,
  barcode: '',
});

const base: ProductValues = {
  ...emptyProduct,
  name: 'Ring',
  description: 'Plain.',
  variants: [createVariant('12', '5'), createVariant('14', '2')],
};

test('a field changed by one person keeps that person’s value, and a field changed by both defaults to the viewer’s value', () => {
  const editedValues = { ...base, name: 'Mine', sku: 'RG-1' };
  const latest = { ...base, name: 'Theirs', description: 'Fine.' };
  expect(findConflicts(base, editedValues, latest)).toEqual([
    { field: 'name', isChangedByBoth: true, defaultSide: 'mine' },
    { field: 'description', isChangedByBoth: false, defaultSide: 'theirs' },
    { field: 'sku', isChangedByBoth: false, defaultSide: 'mine' },
  ]);
  expect(
    mergeVersions({ base, edited: editedValues, latest }, { name: 'mine', description: 'theirs' }),
  ).toEqual({
    ...base,
    name: 'Mine',
    description: 'Fine.',
    sku: 'RG-1',
  });
});

test('the same change by both people is not a conflict', () => {
  const changedValues = { ...base, name: 'New' };
  expect(findConflicts(base, changedValues, changedValues)).toEqual([]);
});

test('stock does not conflict: the viewer’s count is kept, and other variants show the current stock', () => {
  const editedValues = { ...base, variants: [createVariant('12', '9'), createVariant('14', '2')] };
  const latest = { ...base, variants: [createVariant('12', '4'), createVariant('14', '1')] };
  expect(findConflicts(base, editedValues, latest)).toEqual([]);
  expect(
    mergeVersions({ base, edited: editedValues, latest }, {}).variants.map(({ stock }) => stock),
  ).toEqual(['9', '1']);
});
