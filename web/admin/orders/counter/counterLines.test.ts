import { describe, expect, it } from 'vitest';
import { lineInputs, withProduct, withQuantity } from './counterLines.ts';

const ring = {
  id: 'p1',
  name: 'Lotus ring',
  sku: 'LOTUS',
  variants: [{ id: 'v1', sku: 'LOTUS-7', size: '7', price: 12_000, stock: 2 }],
};
const [variant = { id: '', sku: '', size: null, price: 0, stock: 0 }] = ring.variants;

describe('the pieces on the counter', () => {
  it('count one more each time a piece is added, as far as the stock goes', () => {
    const lines = [1, 2, 3].reduce((so) => withProduct(so, ring, variant), withProduct([], ring, variant));
    expect(lines).toMatchObject([{ name: 'Lotus ring', size: '7', quantity: 2 }]);
    expect(lineInputs(lines)).toEqual([{ productId: 'p1', size: '7', quantity: 2 }]);
  });

  it('are gone where none is left of them', () => {
    expect(withQuantity(withProduct([], ring, variant), 'v1', 0)).toEqual([]);
  });
});
