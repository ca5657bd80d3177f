import { expect, test } from 'vitest';
import { MAX_VIEWED, readViewedIds, storeViewedId } from './recentlyViewed.storage.ts';

test('the latest product comes first, and each is listed once', () => {
  for (const id of ['a', 'b', 'c', 'a']) storeViewedId(id);
  expect(readViewedIds()).toEqual(['a', 'c', 'b']);
});

test('only the newest products are kept', () => {
  for (let n = 1; n <= MAX_VIEWED + 5; n += 1) storeViewedId(String(n));
  expect(readViewedIds()).toHaveLength(MAX_VIEWED);
  expect(readViewedIds().at(0)).toBe('25');
});

test.each(['{', '"text"', '{"a":1}', '[1, null]'])(
  'unreadable data is treated as an empty list: %s',
  (savedText) => {
    localStorage.setItem('recentlyViewed', savedText);
    expect(readViewedIds()).toEqual([]);
  },
);
