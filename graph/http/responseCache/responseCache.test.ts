import { describe, expect, test } from 'vitest';
import type { Snapshot } from '#graph/snapshot/snapshot.ts';
import type { Dependencies } from '#graph/snapshot/snapshotReader.ts';
import { CachedResponse } from './cachedResponse.ts';
import { MAX_STALE_MS, ResponseCache } from './responseCache.ts';

const now = new Date('2026-11-23T06:00:00Z');
const answer = (text: string) => new CachedResponse({ body: Buffer.from(text), headers: {}, etag: text });

function uses(overrides: Partial<Dependencies> = {}): Dependencies {
  return { parts: new Set(), productIds: new Set(), until: null, ...overrides };
}

/** Returns a snapshot with one product, `ring`, and the sequence of the last change of each part. */
function snapshot(sequence: number, changed: { ring?: number; catalog?: number; rates?: number } = {}) {
  const { ring = 0, catalog = 0, rates = 0 } = changed;
  return {
    sequence,
    changedAt: { catalog, availability: 0, collections: 0, rates, settings: 0 },
    catalog: { products: [{ changedAt: ring }], places: new Map([['ring', 0]]) },
  } as unknown as Snapshot;
}

const answers = (limits: Partial<ConstructorParameters<typeof ResponseCache>[0]> = {}) =>
  new ResponseCache({ maxEntries: 10, maxBytes: 1000, ...limits });

describe('a cached response', () => {
  test.each([
    ['nothing changed', { sequence: 3 }, {}, true],
    ['its product changed', { sequence: 4 }, { ring: 4 }, false],
    ['a part it depends on changed', { sequence: 4 }, { catalog: 4 }, false],
    ['another part changed', { sequence: 4 }, { rates: 4 }, true],
    ['its data changed before it was computed', { sequence: 4 }, { ring: 3, catalog: 2 }, true],
  ])('of sequence 3 when %s', (_what, { sequence }, changed, isValid) => {
    const cache = answers();
    const source = {
      dependencies: uses({ productIds: new Set(['ring']), parts: new Set(['catalog']) }),
      sequence: 3,
    };
    cache.set('a', answer('A'), source, now);
    expect(cache.get('a', { snapshot: snapshot(sequence, changed), now }) !== null).toBe(isValid);
  });

  test('about a deleted product is invalid', () => {
    const cache = answers();
    cache.set('a', answer('A'), { dependencies: uses({ productIds: new Set(['necklace']) }), sequence: 3 }, now);
    expect(cache.get('a', { snapshot: snapshot(4), now })).toBeNull();
  });

  test('with an end time is invalid from then on', () => {
    const cache = answers();
    cache.set('a', answer('A'), { dependencies: uses({ until: now }), sequence: 3 }, now);
    const before = new Date(now.getTime() - 1);
    expect(cache.get('a', { snapshot: snapshot(3), now: before })).not.toBeNull();
    expect(cache.get('a', { snapshot: snapshot(3), now })).toBeNull();
  });
});

describe('capacity', () => {
  const source = { dependencies: uses(), sequence: 1 };
  const etags = (cache: ResponseCache, keys: string[]) =>
    keys.map((key) => cache.get(key, { snapshot: snapshot(1), now })?.etag);

  test('removes the least recently used response if there are too many', () => {
    const cache = answers({ maxEntries: 2 });
    cache.set('a', answer('A'), source, now);
    cache.set('b', answer('B'), source, now);
    etags(cache, ['a']);
    cache.set('c', answer('C'), source, now);
    expect(etags(cache, ['a', 'b', 'c'])).toEqual(['A', undefined, 'C']);
  });

  test('removes the oldest responses if they and their requests are too large', () => {
    const cache = answers({ maxBytes: 13 });
    cache.set('a', answer('AAAA'), source, now);
    cache.set('b', answer('BBBB'), source, now);
    cache.set('c', answer('CCCC'), source, now);
    expect(etags(cache, ['a', 'b', 'c'])).toEqual([undefined, 'BBBB', 'CCCC']);
  });

  test('does not cache a response larger than the capacity, nor remove others for it', () => {
    const cache = answers({ maxBytes: 10 });
    cache.set('a', answer('AAAA'), source, now);
    cache.set('b', answer('B'.repeat(11)), source, now);
    expect(etags(cache, ['a', 'b'])).toEqual(['AAAA', undefined]);
  });
});

describe('a stale response', () => {
  const later = (ms: number) => new Date(now.getTime() + ms);
  const ringSource = { dependencies: uses({ productIds: new Set(['ring']) }), sequence: 3 };
  const changed = (at: Date) => ({ snapshot: snapshot(4, { ring: 4 }), now: at });

  function outdated() {
    const cache = answers();
    cache.set('a', answer('A'), ringSource, now);
    cache.get('a', { snapshot: snapshot(3), now: later(5000) });
    expect(cache.get('a', changed(later(6000)))).toBeNull();
    return cache;
  }

  test('is sent while the store is busy, with its age', () => {
    const cache = outdated();
    expect(cache.getStale('a', later(6000), { isRefused: true })).toMatchObject({ ageMs: 1000 });
    expect(cache.getStale('b', later(6000), { isRefused: true })).toBeNull();
  });

  test('lets one request per second through to refresh it', () => {
    const cache = outdated();
    const ask = (ms: number) =>
      cache.getStale('a', later(ms), { isRefused: false })?.response.etag ?? 'make it anew';
    expect([6000, 6001, 6999, 7000, 7001].map(ask)).toEqual(['make it anew', 'A', 'A', 'make it anew', 'A']);
    cache.set('a', answer('B'), { ...ringSource, sequence: 4 }, later(7500));
    expect(cache.get('a', changed(later(7600)))?.etag).toBe('B');
  });

  test('expires after a while', () => {
    const cache = outdated();
    expect(cache.getStale('a', later(5000 + MAX_STALE_MS), { isRefused: true })).not.toBeNull();
    expect(cache.getStale('a', later(5001 + MAX_STALE_MS), { isRefused: true })).toBeNull();
  });
});
