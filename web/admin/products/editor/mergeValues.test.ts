import { expect, test } from 'vitest';
import { conflictingFields, mergeVersions } from './mergeValues.ts';
import { noProduct, type ProductValues } from './productValues.ts';

const size = (name: string, stock: string) => ({ size: name, sku: '', weightMg: '3', stock, barcode: '' });

const base: ProductValues = {
  ...noProduct,
  name: 'Ring',
  description: 'Plain.',
  variants: [size('12', '5'), size('14', '2')],
};

test('a field changed on one side has that value, a field changed on both sides the viewer’s', () => {
  const edited = { ...base, name: 'Mine', sku: 'RG-1' };
  const latest = { ...base, name: 'Theirs', description: 'Fine.' };
  expect(conflictingFields(base, edited, latest)).toEqual([
    { field: 'name', isChangedByBoth: true, defaultSide: 'mine' },
    { field: 'description', isChangedByBoth: false, defaultSide: 'theirs' },
    { field: 'sku', isChangedByBoth: false, defaultSide: 'mine' },
  ]);
  expect(mergeVersions({ base, edited, latest }, { name: 'mine', description: 'theirs' })).toEqual({
    ...base,
    name: 'Mine',
    description: 'Fine.',
    sku: 'RG-1',
  });
});

test('the same change on both sides is no conflict', () => {
  const changed = { ...base, name: 'New' };
  expect(conflictingFields(base, changed, changed)).toEqual([]);
});

test('stock does not conflict: a counted value stays, and otherwise the current stock is shown', () => {
  const edited = { ...base, variants: [size('12', '9'), size('14', '2')] };
  const latest = { ...base, variants: [size('12', '4'), size('14', '1')] };
  expect(conflictingFields(base, edited, latest)).toEqual([]);
  expect(mergeVersions({ base, edited, latest }, {}).variants.map(({ stock }) => stock)).toEqual(['9', '1']);
});
