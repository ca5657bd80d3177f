import { expect, test } from 'vitest';
import { allocate, type LocationQuantity } from './allocate.ts';

const at = (locationId: string, quantities: Record<string, number>): LocationQuantity[] =>
  Object.entries(quantities).map(([variantId, quantity]) => ({ variantId, locationId, quantity }));

test.each<[string, [string, number][], LocationQuantity[], LocationQuantity[] | null]>([
  [
    'the first location that has it',
    [['ring', 1]],
    [...at('shop', { ring: 3 }), ...at('online', { ring: 5 })],
    at('shop', { ring: 1 }),
  ],
  [
    'a later one with enough, rather than two',
    [['ring', 2]],
    [...at('shop', { ring: 1 }), ...at('online', { ring: 2 })],
    at('online', { ring: 2 }),
  ],
  [
    'several, in order, if none has enough',
    [['ring', 4]],
    [
      ...at('shop', { ring: 1 }),
      ...at('online', { ring: 2 }),
      ...at('workshop', { ring: 9 }).slice(1),
      ...at('attic', { ring: 3 }),
    ],
    [...at('shop', { ring: 1 }), ...at('online', { ring: 2 }), ...at('attic', { ring: 1 })],
  ],
  [
    'one location with the whole order, before an earlier one with a part',
    [
      ['ring', 1],
      ['chain', 1],
    ],
    [...at('shop', { ring: 3 }), ...at('online', { ring: 1, chain: 1 })],
    at('online', { ring: 1, chain: 1 }),
  ],
  [
    'each variant from its location, if no location has everything',
    [
      ['ring', 1],
      ['chain', 1],
    ],
    [...at('shop', { ring: 3 }), ...at('online', { chain: 1 })],
    [...at('shop', { ring: 1 }), ...at('online', { chain: 1 })],
  ],
  ['nothing if the stock is insufficient', [['ring', 4]], at('shop', { ring: 3 }), null],
  ['nothing if there is no stock', [['ring', 1]], [], null],
  ['nothing for nothing', [], at('shop', { ring: 3 }), []],
])('an order takes from %s', (_name, requestedQuantities, levels, allocations) => {
  expect(allocate(requestedQuantities, levels)).toEqual(allocations);
});
