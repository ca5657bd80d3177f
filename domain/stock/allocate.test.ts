import { expect, test } from 'vitest';
import { allocate, type LocationQuantity } from './allocate.ts';

const buildLevels = (locationId: string, quantities: Record<string, number>): LocationQuantity[] =>
  Object.entries(quantities).map(([variantId, quantity]) => ({ variantId, locationId, quantity }));

test.each<[string, [string, number][], LocationQuantity[], LocationQuantity[] | null]>([
  [
    'the first location that has enough',
    [['ring', 1]],
    [...buildLevels('shop', { ring: 3 }), ...buildLevels('online', { ring: 5 })],
    buildLevels('shop', { ring: 1 }),
  ],
  [
    'a later location with enough, rather than two',
    [['ring', 2]],
    [...buildLevels('shop', { ring: 1 }), ...buildLevels('online', { ring: 2 })],
    buildLevels('online', { ring: 2 }),
  ],
  [
    'several locations, in order, if none has enough',
    [['ring', 4]],
    [
      ...buildLevels('shop', { ring: 1 }),
      ...buildLevels('online', { ring: 2 }),
      ...buildLevels('workshop', { ring: 9 }).slice(1),
      ...buildLevels('attic', { ring: 3 }),
    ],
    [
      ...buildLevels('shop', { ring: 1 }),
      ...buildLevels('online', { ring: 2 }),
      ...buildLevels('attic', { ring: 1 }),
    ],
  ],
  [
    'one location with the entire order, rather than an earlier one with a part',
    [
      ['ring', 1],
      ['chain', 1],
    ],
    [...buildLevels('shop', { ring: 3 }), ...buildLevels('online', { ring: 1, chain: 1 })],
    buildLevels('online', { ring: 1, chain: 1 }),
  ],
  [
    'the location of each variant, if no location has everything',
    [
      ['ring', 1],
      ['chain', 1],
    ],
    [...buildLevels('shop', { ring: 3 }), ...buildLevels('online', { chain: 1 })],
    [...buildLevels('shop', { ring: 1 }), ...buildLevels('online', { chain: 1 })],
  ],
  ['no location if the stock is insufficient', [['ring', 4]], buildLevels('shop', { ring: 3 }), null],
  ['no location if there is no stock', [['ring', 1]], [], null],
  ['no location if nothing is requested', [], buildLevels('shop', { ring: 3 }), []],
])('an order takes stock from %s', (_name, requestedQuantities, levels, allocations) => {
  expect(allocate(requestedQuantities, levels)).toEqual(allocations);
});
