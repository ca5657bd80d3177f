import { expect, test } from 'vitest';
import { combineMissing, findMissingForSale } from './findMissingForSale.ts';

const saleCandidate = { description: 'A plain band.', price: 10_000, photoCount: 1 };

test('a product with a description, a price and a photo can be sold', () => {
  expect(findMissingForSale(saleCandidate)).toEqual([]);
});

test.each([
  [{ description: ' ' }, 'description', 'Enter a description.'],
  [{ price: 0 }, 'fixedPrice', 'Enter a price.'],
  [{ photoCount: 0 }, 'images', 'Add a photo.'],
])('%j cannot be sold', (overrides, field, message) => {
  expect(findMissingForSale({ ...saleCandidate, ...overrides })).toMatchObject([{ field, message }]);
});

test.each([
  [{ photoCount: 0 }, 'Add a photo.'],
  [{ description: '', photoCount: 0 }, 'Add a description and a photo.'],
  [{ description: '', price: 0 }, 'Add a description and a price.'],
  [{ price: 0, photoCount: 0 }, 'Add a price and a photo.'],
  [{ description: '', price: 0, photoCount: 0 }, 'Add a description, a price and a photo.'],
])('lists everything missing from %j in one sentence', (overrides, message) => {
  expect(combineMissing(findMissingForSale({ ...saleCandidate, ...overrides }))?.message).toBe(message);
});
