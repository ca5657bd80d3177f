import { describe, expect, test } from 'vitest';
import type { Snapshot } from '#graph/snapshot/snapshot.ts';
import type { Dependencies } from '#graph/snapshot/snapshotReader.ts';
import { CachedResponse } from './cachedResponse.ts';
import { MAX_STALE_MS, ResponseCache } from './responseCache.ts';

const now = new Date('2026-11-23T06:00:00Z');
const answer = (text: string) => new CachedResponse({ body: Buffer.from(text), headers: {}, etag: text });

function uses(given: Partial<Dependencies> = {}): Dependencies {
  return { parts: new Set(), productIds: new Set(), until: null, ...given };
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
  ])('of sequence 3 when %s', (_what, { sequence }, changed, holds) => {
    const kept = answers();
    const made = { uses: uses({ productIds: new Set(['ring']), parts: new Set(['catalog']) }), sequence: 3 };
    kept.set('a', answer('A'), made, now);
    expect(kept.get('a', { snapshot: snapshot(sequence, changed), now }) !== null).toBe(holds);
  });

  test('about a deleted product is invalid', () => {
    const kept = answers();
    kept.set('a', answer('A'), { uses: uses({ productIds: new Set(['necklace']) }), sequence: 3 }, now);
    expect(kept.get('a', { snapshot: snapshot(4), now })).toBeNull();
  });

  test('with an end time is invalid from then on', () => {
    const kept = answers();
    kept.set('a', answer('A'), { uses: uses({ until: now }), sequence: 3 }, now);
    const before = new Date(now.getTime() - 1);
    expect(kept.get('a', { snapshot: snapshot(3), now: before })).not.toBeNull();
    expect(kept.get('a', { snapshot: snapshot(3), now })).toBeNull();
  });
});

describe('capacity', () => {
  const made = { uses: uses(), sequence: 1 };
  const etags = (kept: ResponseCache, keys: string[]) =>
    keys.map((key) => kept.get(key, { snapshot: snapshot(1), now })?.etag);

  test('removes the least recently used response if there are too many', () => {
    const kept = answers({ maxEntries: 2 });
    kept.set('a', answer('A'), made, now);
    kept.set('b', answer('B'), made, now);
    etags(kept, ['a']);
    kept.set('c', answer('C'), made, now);
    expect(etags(kept, ['a', 'b', 'c'])).toEqual(['A', undefined, 'C']);
  });

  test('removes the oldest responses if they and their requests are too large', () => {
    const kept = answers({ maxBytes: 13 });
    kept.set('a', answer('AAAA'), made, now);
    kept.set('b', answer('BBBB'), made, now);
    kept.set('c', answer('CCCC'), made, now);
    expect(etags(kept, ['a', 'b', 'c'])).toEqual([undefined, 'BBBB', 'CCCC']);
  });

  test('does not cache a response larger than the capacity, nor remove others for it', () => {
    const kept = answers({ maxBytes: 10 });
    kept.set('a', answer('AAAA'), made, now);
    kept.set('b', answer('B'.repeat(11)), made, now);
    expect(etags(kept, ['a', 'b'])).toEqual(['AAAA', undefined]);
  });
});

describe('a stale response', () => {
  const later = (ms: number) => new Date(now.getTime() + ms);
  const madeOfRing = { uses: uses({ productIds: new Set(['ring']) }), sequence: 3 };
  const changed = (at: Date) => ({ snapshot: snapshot(4, { ring: 4 }), now: at });

  function outdated() {
    const kept = answers();
    kept.set('a', answer('A'), madeOfRing, now);
    kept.get('a', { snapshot: snapshot(3), now: later(5000) });
    expect(kept.get('a', changed(later(6000)))).toBeNull();
    return kept;
  }

  test('is sent while the store is busy, with its age', () => {
    const kept = outdated();
    expect(kept.getStale('a', later(6000), { isRefused: true })).toMatchObject({ ageMs: 1000 });
    expect(kept.getStale('b', later(6000), { isRefused: true })).toBeNull();
  });

  test('lets one request per second through to refresh it', () => {
    const kept = outdated();
    const ask = (ms: number) =>
      kept.getStale('a', later(ms), { isRefused: false })?.answer.etag ?? 'make it anew';
    expect([6000, 6001, 6999, 7000, 7001].map(ask)).toEqual(['make it anew', 'A', 'A', 'make it anew', 'A']);
    kept.set('a', answer('B'), { ...madeOfRing, sequence: 4 }, later(7500));
    expect(kept.get('a', changed(later(7600)))?.etag).toBe('B');
  });

  test('expires after a while', () => {
    const kept = outdated();
    expect(kept.getStale('a', later(5000 + MAX_STALE_MS), { isRefused: true })).not.toBeNull();
    expect(kept.getStale('a', later(5001 + MAX_STALE_MS), { isRefused: true })).toBeNull();
  });
});
