import { expect, test } from 'vitest';
import { withOneMore } from './stockLines.ts';

const found = {
  id: 'v1',
  sku: 'RG-1',
  size: '14',
  price: 1000,
  weightMg: 5000,
  product: { id: 'p1', name: 'Ring' },
  levels: [{ location: { id: 'shop' }, quantity: 3 }],
};

test('the first scan of a piece makes a line, each further one counts it once more', () => {
  const once = withOneMore([], found);
  expect(once).toMatchObject([{ sku: 'RG-1', quantity: '1', levels: { shop: 3 } }]);
  expect(withOneMore(once, found)).toMatchObject([{ quantity: '2' }]);
});

test('a quantity that is no number yet begins anew with the scan', () => {
  const [line] = withOneMore([], found);
  expect(line && withOneMore([{ ...line, quantity: 'x' }], found)).toMatchObject([{ quantity: '1' }]);
});
