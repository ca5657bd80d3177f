import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CachedResponse } from './cachedResponse.ts';
import { ResponseCache } from './responseCache.ts';

const answer = (text: string) =>
  new CachedResponse({ body: Buffer.from(text), contentType: 'application/json', etag: text });

const answers = (limits: Partial<ConstructorParameters<typeof ResponseCache>[0]> = {}) =>
  new ResponseCache({ ttlMs: 5000, maxEntries: 10, maxBytes: 1000, ...limits });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  // The very first instant of a process stands for no time at all.
  vi.advanceTimersByTime(1);
});
afterEach(() => {
  vi.useRealTimers();
});

test('an answer is forgotten when its time is over', () => {
  const kept = answers();
  kept.keep('a', answer('A'));
  vi.advanceTimersByTime(4999);
  expect(kept.get('a')?.etag).toBe('A');
  vi.advanceTimersByTime(2);
  expect(kept.get('a')).toBeNull();
});

test('when there are too many, the one that nobody asked for longest goes', () => {
  const kept = answers({ maxEntries: 2 });
  kept.keep('a', answer('A'));
  kept.keep('b', answer('B'));
  kept.get('a');
  kept.keep('c', answer('C'));
  expect(['a', 'b', 'c'].map((key) => kept.get(key)?.etag)).toEqual(['A', undefined, 'C']);
});

test('when they are too long together, the oldest go', () => {
  const kept = answers({ maxBytes: 10 });
  kept.keep('a', answer('AAAA'));
  kept.keep('b', answer('BBBB'));
  kept.keep('c', answer('CCCC'));
  expect(['a', 'b', 'c'].map((key) => kept.get(key)?.etag)).toEqual([undefined, 'BBBB', 'CCCC']);
});

test('the same key takes the room of one', () => {
  const kept = answers({ maxBytes: 10 });
  kept.keep('a', answer('AAAA'));
  for (let time = 0; time < 5; time++) kept.keep('b', answer('BBBB'));
  expect(kept.get('a')?.etag).toBe('AAAA');
});

test('an answer that is longer than all the room is not kept, and drives nothing out', () => {
  const kept = answers({ maxBytes: 10 });
  kept.keep('a', answer('AAAA'));
  kept.keep('b', answer('B'.repeat(11)));
  expect(kept.get('b')).toBeNull();
  expect(kept.get('a')?.etag).toBe('AAAA');
});

test('after everything was forgotten nothing is left, and the generation is another', () => {
  const kept = answers({ maxBytes: 10 });
  const before = kept.generation;
  kept.keep('a', answer('A'.repeat(10)));
  kept.clear();
  expect(kept.get('a')).toBeNull();
  expect(kept.generation).not.toBe(before);
  kept.keep('b', answer('B'.repeat(10)));
  expect(kept.get('b')).not.toBeNull();
});
