import { expect, test } from 'vitest';
import { disagreements, merged } from './mergeValues.ts';
import { noProduct, type ProductValues } from './productValues.ts';

const size = (name: string, stock: string) => ({ size: name, sku: '', weightMg: '3', stock, barcode: '' });

const base: ProductValues = {
  ...noProduct,
  name: 'Ring',
  description: 'Plain.',
  variants: [size('12', '5'), size('14', '2')],
};

test('what only one changed is taken from that one, and what both changed from oneself', () => {
  const mine = { ...base, name: 'Mine', sku: 'RG-1' };
  const theirs = { ...base, name: 'Theirs', description: 'Fine.' };
  expect(disagreements(base, mine, theirs)).toEqual([
    { field: 'name', isChangedByBoth: true, usual: 'mine' },
    { field: 'description', isChangedByBoth: false, usual: 'theirs' },
    { field: 'sku', isChangedByBoth: false, usual: 'mine' },
  ]);
  expect(merged({ base, mine, theirs }, { name: 'mine', description: 'theirs' })).toEqual({
    ...base,
    name: 'Mine',
    description: 'Fine.',
    sku: 'RG-1',
  });
});

test('both having changed the same in the same way is no disagreement', () => {
  const changed = { ...base, name: 'New' };
  expect(disagreements(base, changed, changed)).toEqual([]);
});

test('stock is nobody’s version: what was counted stands, and what was sold meanwhile shows', () => {
  const mine = { ...base, variants: [size('12', '9'), size('14', '2')] };
  const theirs = { ...base, variants: [size('12', '4'), size('14', '1')] };
  expect(disagreements(base, mine, theirs)).toEqual([]);
  expect(merged({ base, mine, theirs }, {}).variants.map(({ stock }) => stock)).toEqual(['9', '1']);
});
