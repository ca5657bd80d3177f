import { expect, test } from 'vitest';
import { missingForSale, missingTogether } from './missingForPublish.ts';

const ready = { description: 'A plain band.', price: 10_000, photographs: 1 };

test('a piece with words, a price and a photograph can be sold', () => {
  expect(missingForSale(ready)).toEqual([]);
});

test.each([
  [{ description: ' ' }, 'description', 'Describe the piece.'],
  [{ price: 0 }, 'fixedPrice', 'Give the piece a price.'],
  [{ photographs: 0 }, 'images', 'Add a photograph.'],
])('%j is missing something', (given, field, message) => {
  expect(missingForSale({ ...ready, ...given })).toMatchObject([{ field, message }]);
});

test.each([
  [{ photographs: 0 }, 'Add a photograph.'],
  [{ description: '', photographs: 0 }, 'Add a description and a photograph.'],
  [{ description: '', price: 0 }, 'Add a description and a price.'],
  [{ price: 0, photographs: 0 }, 'Add a price and a photograph.'],
  [{ description: '', price: 0, photographs: 0 }, 'Add a description, a price and a photograph.'],
])('all that %j lacks is said in one sentence', (given, message) => {
  expect(missingTogether(missingForSale({ ...ready, ...given }))?.message).toBe(message);
});
