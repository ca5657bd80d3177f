import { describe, expect, test } from 'vitest';
import type { Snapshot } from '#graph/snapshot/snapshot.ts';
import type { Dependencies } from '#graph/snapshot/snapshotReader.ts';
import { CachedResponse } from './cachedResponse.ts';
import { MAX_STALE_MS, ResponseCache } from './responseCache.ts';

const now = new Date('2026-11-23T06:00:00Z');
const createResponse = (text: string) =>
  new CachedResponse({ body: Buffer.from(text), headers: {}, etag: text });

function createDependencies(overrides: Partial<Dependencies> = {}): Dependencies {
  return { parts: new Set(), productIds: new Set(), until: null, ...overrides };
}

/** Returns a snapshot with one product, `ring`, and the sequence of the last change of each part. */
function createSnapshot(
  sequence: number,
  changedSequences: { ring?: number; catalog?: number; rates?: number } = {},
) {
  const { ring = 0, catalog = 0, rates = 0 } = changedSequences;
  return {
    sequence,
    changedAt: { catalog, availability: 0, collections: 0, rates, settings: 0 },
    catalog: { products: [{ changedAt: ring }], slotsById: new Map([['ring', 0]]) },
  } as unknown as Snapshot;
}

const createCache = (limits: Partial<ConstructorParameters<typeof ResponseCache>[0]> = {}) =>
  new ResponseCache({ maxEntries: 10, maxBytes: 1000, ...limits });

describe('a cached response', () => {
  test.each([
    ['nothing changed', { sequence: 3 }, {}, true],
    ['its product changed', { sequence: 4 }, { ring: 4 }, false],
    ['a part it depends on changed', { sequence: 4 }, { catalog: 4 }, false],
    ['another part changed', { sequence: 4 }, { rates: 4 }, true],
    ['its data changed before it was computed', { sequence: 4 }, { ring: 3, catalog: 2 }, true],
  ])('is valid only if its data is unchanged: %s', (_case, { sequence }, changedSequences, isValid) => {
    const cache = createCache();
    const source = {
      dependencies: createDependencies({ productIds: new Set(['ring']), parts: new Set(['catalog']) }),
      sequence: 3,
    };
    cache.set('a', createResponse('A'), source, now);
    expect(cache.get('a', { snapshot: createSnapshot(sequence, changedSequences), now }) !== null).toBe(
      isValid,
    );
  });

  test('that depends on a deleted product is invalid', () => {
    const cache = createCache();
    cache.set(
      'a',
      createResponse('A'),
      { dependencies: createDependencies({ productIds: new Set(['necklace']) }), sequence: 3 },
      now,
    );
    expect(cache.get('a', { snapshot: createSnapshot(4), now })).toBeNull();
  });

  test('with an end time is invalid from that time', () => {
    const cache = createCache();
    cache.set(
      'a',
      createResponse('A'),
      { dependencies: createDependencies({ until: now }), sequence: 3 },
      now,
    );
    const before = new Date(now.getTime() - 1);
    expect(cache.get('a', { snapshot: createSnapshot(3), now: before })).not.toBeNull();
    expect(cache.get('a', { snapshot: createSnapshot(3), now })).toBeNull();
  });
});

describe('capacity', () => {
  const source = { dependencies: createDependencies(), sequence: 1 };
  const readEtags = (cache: ResponseCache, keys: string[]) =>
    keys.map((key) => cache.get(key, { snapshot: createSnapshot(1), now })?.etag);

  test('removes the least recently used response if there are too many', () => {
    const cache = createCache({ maxEntries: 2 });
    cache.set('a', createResponse('A'), source, now);
    cache.set('b', createResponse('B'), source, now);
    readEtags(cache, ['a']);
    cache.set('c', createResponse('C'), source, now);
    expect(readEtags(cache, ['a', 'b', 'c'])).toEqual(['A', undefined, 'C']);
  });

  test('removes the least recently used responses if the total size of responses and requests is too large', () => {
    const cache = createCache({ maxBytes: 13 });
    cache.set('a', createResponse('AAAA'), source, now);
    cache.set('b', createResponse('BBBB'), source, now);
    cache.set('c', createResponse('CCCC'), source, now);
    expect(readEtags(cache, ['a', 'b', 'c'])).toEqual([undefined, 'BBBB', 'CCCC']);
  });

  test('neither caches a response larger than the capacity nor removes others for it', () => {
    const cache = createCache({ maxBytes: 10 });
    cache.set('a', createResponse('AAAA'), source, now);
    cache.set('b', createResponse('B'.repeat(11)), source, now);
    expect(readEtags(cache, ['a', 'b'])).toEqual(['AAAA', undefined]);
  });
});

describe('a stale response', () => {
  const addMs = (ms: number) => new Date(now.getTime() + ms);
  const ringSource = { dependencies: createDependencies({ productIds: new Set(['ring']) }), sequence: 3 };
  const createChangedState = (at: Date) => ({ snapshot: createSnapshot(4, { ring: 4 }), now: at });

  function createOutdatedCache() {
    const cache = createCache();
    cache.set('a', createResponse('A'), ringSource, now);
    cache.get('a', { snapshot: createSnapshot(3), now: addMs(5000) });
    expect(cache.get('a', createChangedState(addMs(6000)))).toBeNull();
    return cache;
  }

  test('is sent while the store is busy, with its age', () => {
    const cache = createOutdatedCache();
    expect(cache.getStale('a', addMs(6000), { isRefused: true })).toMatchObject({ ageMs: 1000 });
    expect(cache.getStale('b', addMs(6000), { isRefused: true })).toBeNull();
  });

  test('lets one request per second through to refresh it', () => {
    const cache = createOutdatedCache();
    const sendRequest = (ms: number) =>
      cache.getStale('a', addMs(ms), { isRefused: false })?.response.etag ?? 'make it anew';
    expect([6000, 6001, 6999, 7000, 7001].map(sendRequest)).toEqual([
      'make it anew',
      'A',
      'A',
      'make it anew',
      'A',
    ]);
    cache.set('a', createResponse('B'), { ...ringSource, sequence: 4 }, addMs(7500));
    expect(cache.get('a', createChangedState(addMs(7600)))?.etag).toBe('B');
  });

  test('expires after the maximum age', () => {
    const cache = createOutdatedCache();
    expect(cache.getStale('a', addMs(5000 + MAX_STALE_MS), { isRefused: true })).not.toBeNull();
    expect(cache.getStale('a', addMs(5001 + MAX_STALE_MS), { isRefused: true })).toBeNull();
  });
});
