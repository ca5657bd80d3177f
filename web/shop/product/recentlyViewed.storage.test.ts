import { expect, test } from 'vitest';
import { MAX_VIEWED, readViewed, rememberViewed } from './recentlyViewed.storage.ts';

test('the piece seen last comes first, and each is there once', () => {
  for (const id of ['a', 'b', 'c', 'a']) rememberViewed(id);
  expect(readViewed()).toEqual(['a', 'c', 'b']);
});

test('only the newest are kept', () => {
  for (let n = 1; n <= MAX_VIEWED + 5; n += 1) rememberViewed(String(n));
  expect(readViewed()).toHaveLength(MAX_VIEWED);
  expect(readViewed().at(0)).toBe('25');
});

test.each(['{', '"text"', '{"a":1}', '[1, null]'])('what cannot be read is nothing: %s', (saved) => {
  localStorage.setItem('recentlyViewed', saved);
  expect(readViewed()).toEqual([]);
});
