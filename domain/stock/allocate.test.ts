import { expect, test } from 'vitest';
import { allocate, type LocationQuantity } from './allocate.ts';

const buildLevel = (locationId: string, quantities: Record<string, number>): LocationQuantity[] =>
  Object.entries(quantities).map(([variantId, quantity]) => ({ variantId, locationId, quantity }));

test.each<[string, [string, number][], LocationQuantity[], LocationQuantity[] | null]>([
  [
    'the first location that has it',
    [['ring', 1]],
    [...buildLevel('shop', { ring: 3 }), ...buildLevel('online', { ring: 5 })],
    buildLevel('shop', { ring: 1 }),
  ],
  [
    'a later one with enough, rather than two',
    [['ring', 2]],
    [...buildLevel('shop', { ring: 1 }), ...buildLevel('online', { ring: 2 })],
    buildLevel('online', { ring: 2 }),
  ],
  [
    'several, in order, if none has enough',
    [['ring', 4]],
    [
      ...buildLevel('shop', { ring: 1 }),
      ...buildLevel('online', { ring: 2 }),
      ...buildLevel('workshop', { ring: 9 }).slice(1),
      ...buildLevel('attic', { ring: 3 }),
    ],
    [
      ...buildLevel('shop', { ring: 1 }),
      ...buildLevel('online', { ring: 2 }),
      ...buildLevel('attic', { ring: 1 }),
    ],
  ],
  [
    'one location with the whole order, before an earlier one with a part',
    [
      ['ring', 1],
      ['chain', 1],
    ],
    [...buildLevel('shop', { ring: 3 }), ...buildLevel('online', { ring: 1, chain: 1 })],
    buildLevel('online', { ring: 1, chain: 1 }),
  ],
  [
    'each variant from its location, if no location has everything',
    [
      ['ring', 1],
      ['chain', 1],
    ],
    [...buildLevel('shop', { ring: 3 }), ...buildLevel('online', { chain: 1 })],
    [...buildLevel('shop', { ring: 1 }), ...buildLevel('online', { chain: 1 })],
  ],
  ['nothing if the stock is insufficient', [['ring', 4]], buildLevel('shop', { ring: 3 }), null],
  ['nothing if there is no stock', [['ring', 1]], [], null],
  ['nothing for nothing', [], buildLevel('shop', { ring: 3 }), []],
])('an order takes from %s', (_name, requestedQuantities, levels, allocations) => {
  expect(allocate(requestedQuantities, levels)).toEqual(allocations);
});
