import { describe, expect, test } from 'vitest';
import type { Snapshot } from '#graph/snapshot/snapshot.ts';
import type { Uses } from '#graph/snapshot/snapshotReader.ts';
import { CachedResponse } from './cachedResponse.ts';
import { MOST_STALE_MS, PublicAnswers } from './publicAnswers.ts';

const now = new Date('2026-11-23T06:00:00Z');
const answer = (text: string) => new CachedResponse({ body: Buffer.from(text), headers: {}, etag: text });

function uses(given: Partial<Uses> = {}): Uses {
  return { parts: new Set(), productIds: new Set(), until: null, ...given };
}

/** A snapshot of one product, `ring`; each of the numbers is when that last changed. */
function snapshot(sequence: number, changed: { ring?: number; catalog?: number; rates?: number } = {}) {
  const { ring = 0, catalog = 0, rates = 0 } = changed;
  return {
    sequence,
    changedAt: { catalog, availability: 0, collections: 0, rates, settings: 0 },
    catalog: { products: [{ changedAt: ring }], places: new Map([['ring', 0]]) },
  } as unknown as Snapshot;
}

const answers = (limits: Partial<ConstructorParameters<typeof PublicAnswers>[0]> = {}) =>
  new PublicAnswers({ maxEntries: 10, maxBytes: 1000, ...limits });

describe('an answer', () => {
  test.each([
    ['nothing changed', { sequence: 3 }, {}, true],
    ['the product that it shows changed', { sequence: 4 }, { ring: 4 }, false],
    ['a part that it rests on changed', { sequence: 4 }, { catalog: 4 }, false],
    ['another part changed', { sequence: 4 }, { rates: 4 }, true],
    ['what it rests on changed before it was made', { sequence: 4 }, { ring: 3, catalog: 2 }, true],
  ])('of sequence 3 when %s', (_what, { sequence }, changed, holds) => {
    const kept = answers();
    const made = { uses: uses({ productIds: new Set(['ring']), parts: new Set(['catalog']) }), sequence: 3 };
    kept.keep('a', answer('A'), made, now);
    expect(kept.get('a', { snapshot: snapshot(sequence, changed), now }) !== null).toBe(holds);
  });

  test('about a product that is gone is gone', () => {
    const kept = answers();
    kept.keep('a', answer('A'), { uses: uses({ productIds: new Set(['necklace']) }), sequence: 3 }, now);
    expect(kept.get('a', { snapshot: snapshot(4), now })).toBeNull();
  });

  test('that is over at a moment is over then', () => {
    const kept = answers();
    kept.keep('a', answer('A'), { uses: uses({ until: now }), sequence: 3 }, now);
    const before = new Date(now.getTime() - 1);
    expect(kept.get('a', { snapshot: snapshot(3), now: before })).not.toBeNull();
    expect(kept.get('a', { snapshot: snapshot(3), now })).toBeNull();
  });
});

describe('room', () => {
  const made = { uses: uses(), sequence: 1 };
  const etags = (kept: PublicAnswers, keys: string[]) =>
    keys.map((key) => kept.get(key, { snapshot: snapshot(1), now })?.etag);

  test('when there are too many, the one that nobody asked for longest goes', () => {
    const kept = answers({ maxEntries: 2 });
    kept.keep('a', answer('A'), made, now);
    kept.keep('b', answer('B'), made, now);
    etags(kept, ['a']);
    kept.keep('c', answer('C'), made, now);
    expect(etags(kept, ['a', 'b', 'c'])).toEqual(['A', undefined, 'C']);
  });

  test('when they are too long together with what was asked, the oldest go', () => {
    const kept = answers({ maxBytes: 13 });
    kept.keep('a', answer('AAAA'), made, now);
    kept.keep('b', answer('BBBB'), made, now);
    kept.keep('c', answer('CCCC'), made, now);
    expect(etags(kept, ['a', 'b', 'c'])).toEqual([undefined, 'BBBB', 'CCCC']);
  });

  test('an answer that is longer than all the room is not kept, and drives nothing out', () => {
    const kept = answers({ maxBytes: 10 });
    kept.keep('a', answer('AAAA'), made, now);
    kept.keep('b', answer('B'.repeat(11)), made, now);
    expect(etags(kept, ['a', 'b'])).toEqual(['AAAA', undefined]);
  });
});

describe('an answer that holds no longer', () => {
  const later = (ms: number) => new Date(now.getTime() + ms);
  const madeOfRing = { uses: uses({ productIds: new Set(['ring']) }), sequence: 3 };
  const changed = (at: Date) => ({ snapshot: snapshot(4, { ring: 4 }), now: at });

  function outdated() {
    const kept = answers();
    kept.keep('a', answer('A'), madeOfRing, now);
    kept.get('a', { snapshot: snapshot(3), now: later(5000) });
    expect(kept.get('a', changed(later(6000)))).toBeNull();
    return kept;
  }

  test('is given while the store is busy, with the time since it was last known to hold', () => {
    const kept = outdated();
    expect(kept.getStale('a', later(6000), { isRefused: true })).toMatchObject({ ageMs: 1000 });
    expect(kept.getStale('b', later(6000), { isRefused: true })).toBeNull();
  });

  test('lets one request in a second through, to make it anew', () => {
    const kept = outdated();
    const ask = (ms: number) =>
      kept.getStale('a', later(ms), { isRefused: false })?.answer.etag ?? 'make it anew';
    expect([6000, 6001, 6999, 7000, 7001].map(ask)).toEqual(['make it anew', 'A', 'A', 'make it anew', 'A']);
    kept.keep('a', answer('B'), { ...madeOfRing, sequence: 4 }, later(7500));
    expect(kept.get('a', changed(later(7600)))?.etag).toBe('B');
  });

  test('is not given any more after a while', () => {
    const kept = outdated();
    expect(kept.getStale('a', later(5000 + MOST_STALE_MS), { isRefused: true })).not.toBeNull();
    expect(kept.getStale('a', later(5001 + MOST_STALE_MS), { isRefused: true })).toBeNull();
  });
});
