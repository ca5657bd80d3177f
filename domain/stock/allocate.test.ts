import { expect, test } from 'vitest';
import { allocate, type LevelAt } from './allocate.ts';

const at = (locationId: string, held: Record<string, number>): LevelAt[] =>
  Object.entries(held).map(([variantId, quantity]) => ({ variantId, locationId, quantity }));

test.each<[string, [string, number][], LevelAt[], LevelAt[] | null]>([
  [
    'the first location that has it',
    [['ring', 1]],
    [...at('shop', { ring: 3 }), ...at('online', { ring: 5 })],
    at('shop', { ring: 1 }),
  ],
  [
    'a later one that has enough, rather than two',
    [['ring', 2]],
    [...at('shop', { ring: 1 }), ...at('online', { ring: 2 })],
    at('online', { ring: 2 }),
  ],
  [
    'several, in their order, where none has enough',
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
    'one location that has all of an order, before an earlier one that has a part',
    [
      ['ring', 1],
      ['chain', 1],
    ],
    [...at('shop', { ring: 3 }), ...at('online', { ring: 1, chain: 1 })],
    at('online', { ring: 1, chain: 1 }),
  ],
  [
    'each variant where it is, where no location has all',
    [
      ['ring', 1],
      ['chain', 1],
    ],
    [...at('shop', { ring: 3 }), ...at('online', { chain: 1 })],
    [...at('shop', { ring: 1 }), ...at('online', { chain: 1 })],
  ],
  ['nothing, where there is not enough', [['ring', 4]], at('shop', { ring: 3 }), null],
  ['nothing, where there is none', [['ring', 1]], [], null],
  ['nothing for nothing', [], at('shop', { ring: 3 }), []],
])('an order takes from %s', (_name, wanted, levels, taken) => {
  expect(allocate(wanted, levels)).toEqual(taken);
});
