import { expect, test } from 'vitest';
import { allocate, type LocationQuantity } from './allocate.ts';

const buildLevel = (locationId: string, quantities: Record<string, number>): LocationQuantity[] =>
  Object.entries(quantities).map(([variantId, quantity]) => ({ variantId, locationId, quantity }));

test.each<[string, [string, number][], LocationQuantity[], LocationQuantity[] | null]>([
  [
    'the first location that has enough',
    [['ring', 1]],
    [...buildLevel('shop', { ring: 3 }), ...buildLevel('online', { ring: 5 })],
    buildLevel('shop', { ring: 1 }),
  ],
  [
    'a later location with enough, rather than two',
    [['ring', 2]],
    [...buildLevel('shop', { ring: 1 }), ...buildLevel('online', { ring: 2 })],
    buildLevel('online', { ring: 2 }),
  ],
  [
    'several locations, in order, if none has enough',
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
    'one location with the entire order, rather than an earlier one with a part',
    [
      ['ring', 1],
      ['chain', 1],
    ],
    [...buildLevel('shop', { ring: 3 }), ...buildLevel('online', { ring: 1, chain: 1 })],
    buildLevel('online', { ring: 1, chain: 1 }),
  ],
  [
    'the location of each variant, if no location has everything',
    [
      ['ring', 1],
      ['chain', 1],
    ],
    [...buildLevel('shop', { ring: 3 }), ...buildLevel('online', { chain: 1 })],
    [...buildLevel('shop', { ring: 1 }), ...buildLevel('online', { chain: 1 })],
  ],
  ['no location if the stock is insufficient', [['ring', 4]], buildLevel('shop', { ring: 3 }), null],
  ['no location if there is no stock', [['ring', 1]], [], null],
  ['no location if nothing is requested', [], buildLevel('shop', { ring: 3 }), []],
])('an order takes stock from %s', (_name, requestedQuantities, levels, allocations) => {
  expect(allocate(requestedQuantities, levels)).toEqual(allocations);
});
