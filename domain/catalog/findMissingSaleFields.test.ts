import { expect, test } from 'vitest';
import { combineMissingFields, findMissingSaleFields } from './findMissingSaleFields.ts';

const saleCandidate = { description: 'A plain band.', price: 10_000, photoCount: 1 };

test('a product with a description, a price and a photo can be sold', () => {
  expect(findMissingSaleFields(saleCandidate)).toEqual([]);
});

test.each([
  [{ description: ' ' }, 'description', 'Enter a description.'],
  [{ price: 0 }, 'fixedPrice', 'Enter a price.'],
  [{ photoCount: 0 }, 'images', 'Add a photo.'],
])('a product with %j cannot be sold', (overrides, field, message) => {
  expect(findMissingSaleFields({ ...saleCandidate, ...overrides })).toMatchObject([{ field, message }]);
});

test.each([
  [{ photoCount: 0 }, 'Add a photo.'],
  [{ description: '', photoCount: 0 }, 'Add a description and a photo.'],
  [{ description: '', price: 0 }, 'Add a description and a price.'],
  [{ price: 0, photoCount: 0 }, 'Add a price and a photo.'],
  [{ description: '', price: 0, photoCount: 0 }, 'Add a description, a price and a photo.'],
])('lists everything missing from a product with %j in one sentence', (overrides, message) => {
  expect(combineMissingFields(findMissingSaleFields({ ...saleCandidate, ...overrides }))?.message).toBe(
    message,
  );
});
