import { expect, test } from 'vitest';
import { addItem } from './stockLines.ts';

const item = {
  id: 'v1',
  sku: 'RG-1',
  size: '14',
  price: 1000,
  weightMg: 5000,
  product: { id: 'p1', name: 'Ring' },
  levels: [{ location: { id: 'shop' }, quantity: 3 }],
};

test('the first scan of an item adds a line, and each further scan increases its quantity', () => {
  const lines = addItem([], item);
  expect(lines).toMatchObject([{ sku: 'RG-1', quantity: '1', levels: { shop: 3 } }]);
  expect(addItem(lines, item)).toMatchObject([{ quantity: '2' }]);
});

test('a scan replaces an invalid quantity with 1', () => {
  const [line] = addItem([], item);
  expect(line && addItem([{ ...line, quantity: 'x' }], item)).toMatchObject([{ quantity: '1' }]);
});
